"""The release checklist, and the build of the distribution files. See docs/packaging.md."""
