# The settings.
