"""The messages of the connection and the bodies of requests, as TypeScript.

The server leaves out fields that have their default values; for each such type there is a
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

# Fields whose value is one of a known set of words; the sets are in names.gen.ts.
FIELD_TYPES: Final = {
    ("Asked", "kind"): "QuestionKind",
    ("Event", "kind"): "EventKind",
    ("Option", "place"): "Place",
    ("Option", "verb"): "Verb",
    ("Refusal", "code"): "Reason",
    ("Step", "kind"): "StepKind",
    ("TableInfo", "status"): "TableStatus",
    ("SeatInfo", "kind"): "SeatKind",
    ("ScoreItem", "purpose"): "Score",
}
REQUEST_BODIES: Final = (
    schemas.SetupRequest,
    schemas.NewTable,
    schemas.NewPractice,
    schemas.NewGame,
    schemas.JoinRequest,
    schemas.BotRequest,
    schemas.HostRequest,
    schemas.MuteRequest,
)
RESPONSE_BODIES: Final = (
    schemas.StoredGame,
    schemas.SeatCredentials,
    schemas.SetupCheck,
    schemas.ErrorBody,
)


def render_messages() -> str:
    """All types and readers."""
    (client, server), wire = msgspec.json.schema_components(
        [messages.FromClient, messages.FromServer], ref_template="{name}"
    )
    _, lobbies = msgspec.json.schema_components(
        [lobby.ProblemInfo, ScoreSheet, ReportPage], ref_template="{name}"
    )
    requests = _body_schemas(REQUEST_BODIES)
    responses = _body_schemas(RESPONSE_BODIES)
    to_server = {_ref_name(ref) for ref in client["anyOf"]}
    read = {name: schema for name, schema in {**wire, **lobbies}.items() if name not in to_server}
    read |= {name: schema for name, schema in responses.items() if name not in read}
    parts = [_render_imports()]
    parts += [_render_interface(name, wire[name], sent=True) for name in wire if name in to_server]
    parts += [_render_interface(name, schema, sent=True) for name, schema in requests.items()]
    parts += [_render_interface(name, schema, sent=False) for name, schema in read.items()]
    parts += [_render_reader(name, schema, read) for name, schema in read.items()]
    parts.append(_render_union("FromClient", client))
    parts.append(_render_union("FromServer", server))
    parts.append(_render_dispatch(server))
    parts.append(_render_constants())
    return "\n".join(parts)


def _body_schemas(models: tuple[type[BaseModel], ...]) -> dict[str, Schema]:
    schemas: dict[str, Schema] = {}
    for model in models:
        schema = model.model_json_schema(ref_template="{model}")
        schemas |= schema.pop("$defs", {})
        schemas[model.__name__] = schema
    return schemas


def _render_imports() -> str:
    names = ", ".join(sorted(set(FIELD_TYPES.values())))
    return f"import type {{ {names} }} from './names.gen';\n"


def _ref_name(schema: Schema) -> str:
    return str(schema["$ref"])


def _non_null(schema: Schema) -> Schema | None:
    """The other type, if a schema allows null as an alternative."""
    choices = [choice for choice in schema.get("anyOf", []) if choice.get("type") != "null"]
    return choices[0] if len(choices) == 1 and len(schema["anyOf"]) == 2 else None


def _typescript_type(schema: Schema) -> str:
    if "$ref" in schema:
        return _ref_name(schema)
    if "enum" in schema:
        return " | ".join(f"'{word}'" for word in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(_typescript_type(item) for item in schema['prefixItems'])}]"
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_typescript_type(choice) for choice in schema["anyOf"]))
    kind = schema["type"]
    if kind == "array":
        inner = _typescript_type(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_typescript_type(schema['additionalProperties'])}>"
    plain = {"integer": "number", "number": "number", "boolean": "boolean", "string": "string"}
    return plain[kind]


def _render_interface(name: str, schema: Schema, *, sent: bool) -> str:
    lines = [f"/** {schema.get('description', name)} */", f"export interface {name} {{"]
    required = schema.get("required", [])
    for field, field_schema in schema.get("properties", {}).items():
        non_null = _non_null(field_schema)
        is_optional = non_null is not None or (sent and field not in required)
        field_type = FIELD_TYPES.get((name, field)) or _typescript_type(non_null or field_schema)
        lines.append(f"  {field}{'?' if is_optional else ''}: {field_type};")
    return "\n".join([*lines, "}\n"])


def _render_reader(name: str, schema: Schema, read: dict[str, Schema]) -> str:
    """A function that restores omitted fields, in a message and in the messages inside it."""
    lines: list[str] = []
    for field, field_schema in schema.get("properties", {}).items():
        non_null = _non_null(field_schema)
        inner = non_null or field_schema
        if "$ref" in inner and _ref_name(inner) in read:
            reader = f"read{_ref_name(inner)}"
            if non_null is not None:
                lines.append(f"    {field}: raw.{field} && {reader}(raw.{field}),")
            else:
                lines.append(f"    {field}: {reader}(raw.{field} ?? {{}}),")
        elif "$ref" in (inner.get("items") or {}):
            lines.append(f"    {field}: (raw.{field} ?? []).map(read{_ref_name(inner['items'])}),")
        elif non_null is not None:
            lines.append(f"    {field}: raw.{field} ?? undefined,")
        elif "default" in field_schema:
            lines.append(f"    {field}: raw.{field} ?? {_literal(field_schema['default'])},")
    body = "\n".join(lines)
    spread = "\n    ...raw," if len(lines) < len(schema.get("properties", {})) else ""
    return (
        f"export function read{name}(raw: Wire<{name}>): {name} {{\n"
        f"  return {{{spread}\n{body}\n  }} as {name};\n}}\n"
    )


def _literal(default: Any) -> str:
    return json.dumps(default).replace('"', "'")


def _render_union(name: str, schema: Schema) -> str:
    choices = " | ".join(_ref_name(ref) for ref in schema["anyOf"])
    return f"export type {name} = {choices};\n"


def _render_dispatch(schema: Schema) -> str:
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


def _render_constants() -> str:
    names = [name for name in dir(messages) if name.startswith("CLOSE_")] + ["PROTOCOL"]
    return "\n".join(f"export const {name} = {getattr(messages, name)};" for name in names) + "\n"
