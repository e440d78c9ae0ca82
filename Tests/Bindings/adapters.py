"""Holds the adapters against the availability that the bindings tell."""


def compare(comparison, sources):
    return None
