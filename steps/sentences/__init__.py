"""The sentences that scenarios are written in, a module a subject. Every module here is loaded, in sorted order."""
