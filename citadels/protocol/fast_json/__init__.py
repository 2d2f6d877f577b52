"""A quick way to the bytes that the messages would be written as. Compiled with the engine."""
