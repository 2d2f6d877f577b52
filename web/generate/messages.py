"""The messages of the line and the bodies of requests, as TypeScript.

What comes from the server leaves out fields that are as usual; for each such type there is a
function that puts them back, so that the client never asks whether a field is there.
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
from pydantic import BaseModel

from citadels.protocol import lobby, messages
from citadels.protocol.scores import ScoreSheet
from citadels.server.games.statistics import ReportPage
from citadels.server.http import schemas

Schema = dict[str, Any]

# Fields that say one of a known set of words; what the words are is in names.gen.ts.
WORDS: Final = {
    ("Asked", "kind"): "QuestionKind",
    ("Event", "kind"): "EventKind",
    ("Option", "verb"): "Verb",
    ("Refusal", "code"): "Reason",
    ("Step", "kind"): "StepKind",
    ("TableInfo", "status"): "TableStatus",
    ("SeatInfo", "kind"): "SeatKind",
    ("ScoreItem", "purpose"): "Score",
}
SENT: Final = (
    schemas.SetupBody,
    schemas.NewTable,
    schemas.NewPractice,
    schemas.NewGame,
    schemas.Joining,
    schemas.BotBody,
    schemas.HostBody,
    schemas.Muting,
)
READ: Final = (schemas.Kept, schemas.Seated, schemas.Checked)
OTHERS: Final = {"Refusal": "RefusedRequest"}  # a body whose name a message has already


def messages_file() -> str:
    """All types and readers."""
    (client, server), wire = msgspec.json.schema_components(
        [messages.FromClient, messages.FromServer], ref_template="{name}"
    )
    _, lobbies = msgspec.json.schema_components(
        [lobby.ProblemInfo, ScoreSheet, ReportPage], ref_template="{name}"
    )
    asked = _bodies(SENT)
    answered = _bodies((*READ, schemas.Refusal))
    answered = {OTHERS.get(name, name): schema for name, schema in answered.items()}
    to_server = {_name(one) for one in client["anyOf"]}
    read = {name: schema for name, schema in {**wire, **lobbies}.items() if name not in to_server}
    read |= {name: schema for name, schema in answered.items() if name not in read}
    parts = [_imports()]
    parts += [_interface(name, wire[name], sent=True) for name in wire if name in to_server]
    parts += [_interface(name, schema, sent=True) for name, schema in asked.items()]
    parts += [_interface(name, schema, sent=False) for name, schema in read.items()]
    parts += [_reader(name, schema, read) for name, schema in read.items()]
    parts.append(_union("FromClient", client))
    parts.append(_union("FromServer", server))
    parts.append(_read_any(server))
    parts.append(_constants())
    return "\n".join(parts)


def _bodies(models: tuple[type[BaseModel], ...]) -> dict[str, Schema]:
    found: dict[str, Schema] = {}
    for model in models:
        schema = model.model_json_schema(ref_template="{model}")
        found |= schema.pop("$defs", {})
        found[model.__name__] = schema
    return found


def _imports() -> str:
    names = ", ".join(sorted(set(WORDS.values())))
    return f"import type {{ {names} }} from './names.gen';\n"


def _name(schema: Schema) -> str:
    return str(schema["$ref"])


def _optional(schema: Schema) -> Schema | None:
    """What may be there, if the other choice is nothing."""
    choices = [one for one in schema.get("anyOf", []) if one.get("type") != "null"]
    return choices[0] if len(choices) == 1 and len(schema["anyOf"]) == 2 else None


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return _name(schema)
    if "enum" in schema:
        return " | ".join(f"'{word}'" for word in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    kind = schema["type"]
    if kind == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    plain = {"integer": "number", "number": "number", "boolean": "boolean", "string": "string"}
    return plain[kind]


def _interface(name: str, schema: Schema, *, sent: bool) -> str:
    lines = [f"/** {schema.get('description', name)} */", f"export interface {name} {{"]
    required = schema.get("required", [])
    for field, about in schema.get("properties", {}).items():
        wanted = _optional(about)
        may_miss = wanted is not None or (sent and field not in required)
        kind = WORDS.get((name, field)) or _type(wanted or about)
        lines.append(f"  {field}{'?' if may_miss else ''}: {kind};")
    return "\n".join([*lines, "}\n"])


def _reader(name: str, schema: Schema, read: dict[str, Schema]) -> str:
    """A function that puts back what was left out, here and in what is inside."""
    lines: list[str] = []
    for field, about in schema.get("properties", {}).items():
        wanted = _optional(about)
        inside = wanted or about
        if "$ref" in inside and _name(inside) in read:
            one = f"read{_name(inside)}"
            if wanted is not None:
                lines.append(f"    {field}: raw.{field} && {one}(raw.{field}),")
            else:
                lines.append(f"    {field}: {one}(raw.{field} ?? {{}}),")
        elif "$ref" in (inside.get("items") or {}):
            lines.append(f"    {field}: (raw.{field} ?? []).map(read{_name(inside['items'])}),")
        elif wanted is not None:
            lines.append(f"    {field}: raw.{field} ?? undefined,")
        elif "default" in about:
            lines.append(f"    {field}: raw.{field} ?? {_value(about['default'])},")
    body = "\n".join(lines)
    spread = "\n    ...raw," if len(lines) < len(schema.get("properties", {})) else ""
    return (
        f"export function read{name}(raw: Wire<{name}>): {name} {{\n"
        f"  return {{{spread}\n{body}\n  }} as {name};\n}}\n"
    )


def _value(default: Any) -> str:
    return json.dumps(default).replace('"', "'")


def _union(name: str, schema: Schema) -> str:
    choices = " | ".join(_name(one) for one in schema["anyOf"])
    return f"export type {name} = {choices};\n"


def _read_any(schema: Schema) -> str:
    lines = [
        "/** A message as it came, with every field in its place. */",
        "export function readMessage(raw: Wire<FromServer>): FromServer {",
        "  switch (raw.type) {",
    ]
    for tag, name in schema["discriminator"]["mapping"].items():
        lines += [f"    case '{tag}':", f"      return read{name}(raw as Wire<{name}>);"]
    lines += ["    default:", "      throw new Error(`unknown message ${String(raw.type)}`);"]
    wire = (
        "/** A value as it is sent: fields that are as usual are left out, nothing is null. */\n"
        "export type Wire<T> = T extends (infer U)[]\n  ? Wire<U>[]\n  : T extends object\n"
        "    ? { [K in keyof T]?: Wire<T[K]> }\n    : T;\n"
    )
    return "\n".join([wire, *lines, "  }", "}\n"])


def _constants() -> str:
    names = [name for name in dir(messages) if name.startswith("CLOSE_")] + ["PROTOCOL"]
    return "\n".join(f"export const {name} = {getattr(messages, name)};" for name in names) + "\n"
