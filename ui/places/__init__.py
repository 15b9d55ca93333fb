"""The screens of the app: what each shows, and what its touches mean. Plain Python."""
