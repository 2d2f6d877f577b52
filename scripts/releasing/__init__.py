"""The checklist of a release, and how what is handed out is built. See docs/packaging.md."""
