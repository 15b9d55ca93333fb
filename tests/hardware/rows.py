"""What went wrong with other trays, and the test that shows it does not go wrong here.

The numbers are those of the bug reports that the protocol was drawn up from; each is told in a
few words. No printer is driven: a statement is text, on the screen and on the command line.
"""

LINK, PORTS, OPENING = (
    f"tests/hardware/test_serial_{name}.py" for name in ("link", "ports", "opening")
)
LINE, CODEC, SESSION, REOPEN = (
    f"tests/hardware/test_dt1_{name}.py" for name in ("line", "codec", "session", "reopen")
)
GROUP = "tests/hardware/test_tray_group.py"
PINS, CHIP, WORLD = (
    f"tests/hardware/test_{name}.py" for name in ("gpio_tray", "gpio_pins", "histories")
)
APP = "tests/ui/test_tray_in_app.py"

ROWS: dict[int, tuple[str, str, str]] = {
    1: (
        "a pulled cable kills the thread that reads",
        LINK,
        "test_rows_1_2_4_whatever_a_pulled_port_raises_it_is_lost_once_and_looked_for_again",
    ),
    2: (
        "an error that is no OSError is not caught",
        LINK,
        "test_rows_1_2_4_whatever_a_pulled_port_raises_it_is_lost_once_and_looked_for_again",
    ),
    3: (
        "readable, but nothing to read",
        LINK,
        "test_rows_1_3_7_a_tray_pulled_in_mid_throw_comes_back_under_another_name",
    ),
    4: (
        "one thread closes what another reads",
        LINK,
        "test_rows_4_and_19_stop_ends_the_thread_whatever_it_waits_for",
    ),
    5: (
        "the list of ports fails while a device vanishes",
        PORTS,
        "test_row_5_a_list_that_fails_while_a_device_vanishes_is_an_empty_one",
    ),
    6: (
        "a board is deaf after the reset that opening causes",
        LINK,
        "test_row_6_a_tray_deaf_after_its_reset_is_greeted_until_it_hears",
    ),
    7: (
        "back under another name",
        PORTS,
        "test_row_7_a_tray_that_answered_is_found_again_by_its_identity",
    ),
    8: (
        "two adapters without a serial number",
        GROUP,
        "test_row_8_of_twins_the_one_thrown_in_first_is_played_with_and_the_other_ignored",
    ),
    9: (
        "two candidates end the program",
        GROUP,
        "test_row_9_two_trays_are_listed_and_none_is_guessed",
    ),
    10: (
        "a useless word on permission",
        PORTS,
        "test_row_10_when_denied_the_true_owner_and_mode_are_told",
    ),
    11: (
        "a second reader steals bytes",
        OPENING,
        "test_row_11_a_port_held_by_another_program_is_busy_said_once_and_taken_when_free",
    ),
    13: ("boot noise is no text", LINE, "test_row_13_noise_between_good_lines_costs_only_itself"),
    14: (
        "a timeout cuts a line in two",
        CODEC,
        "test_row_14_a_line_in_single_bytes_over_two_seconds_is_one_line_that_began_at_the_first",
    ),
    15: (
        "no newline, and memory grows",
        CODEC,
        "test_row_15_a_flood_of_10_mb_without_a_newline_leaves_at_most_256_bytes",
    ),
    16: (
        "old lines after a reconnect",
        REOPEN,
        "test_row_16_old_lines_that_come_after_a_reconnect_are_no_throws_and_ask_for_none",
    ),
    17: (
        "a slow line freezes the screen",
        APP,
        "test_row_17_touches_count_while_the_tray_stands_still_in_mid_line",
    ),
    19: (
        "the thread never ends",
        LINK,
        "test_rows_4_and_19_stop_ends_the_thread_whatever_it_waits_for",
    ),
    20: (
        "a loose plug",
        REOPEN,
        "test_row_20_a_loose_plug_has_no_throw_told_twice_and_loses_none_that_follows",
    ),
    22: (
        "no reconnect after sleep",
        SESSION,
        "test_row_22_after_two_days_asleep_the_line_is_opened_anew_by_itself",
    ),
    23: (
        "debouncing swallows a press",
        "tests/hardware/test_debounce.py",
        "test_row_23_a_short_press_and_the_next_are_two",
    ),
    25: (
        "the chip of the pins has another number",
        CHIP,
        "test_row_25_the_chip_of_the_map_is_opened_and_named",
    ),
    26: (
        "a library litters the folder it is loaded in",
        "tests/ui/test_pins_in_app.py",
        "test_row_26_the_app_without_a_tray_loads_no_device_library",
    ),
    27: ("no pin library", CHIP, "test_row_27_a_missing_library_is_one_readable_line"),
    28: ("a pin in use", PINS, "test_row_28_a_pin_in_use_is_named_and_no_other_is_held"),
    30: (
        "errors at the end",
        PINS,
        "test_rows_19_30_stopping_holds_no_pin_and_leaves_all_dark",
    ),
    31: (
        "what lies there flickers",
        "tests/hardware/test_debounce.py",
        "test_row_31_what_lies_on_a_contact_for_30_s_is_told_once",
    ),
    32: (
        "a reader types into the program",
        APP,
        "test_row_32_a_reader_that_types_digits_and_enter_pays_nobody",
    ),
    34: (
        "phantom and double throws",
        WORLD,
        "test_row_34_no_phantom_none_twice_none_stale_as_fresh_and_all_mends",
    ),
    35: (
        "a printer that is not there",
        "tests/companion/test_statement.py",
        "test_row_35_a_statement_is_written_out_and_needs_no_printer",
    ),
    36: (
        "dice that lie there at power-up",
        WORLD,
        "test_row_36_dice_that_lie_in_the_tray_at_power_up_are_no_throw",
    ),
}
