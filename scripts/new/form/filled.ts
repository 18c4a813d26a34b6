import { choiceWords } from "../../../packages/console/src/kit/words/choice-words.ts";
import { capital, code, spelled } from "../words.ts";
import { operatorTitle, playerCode, valueIn, type Sent } from "../write/example.ts";
import type { WriteField } from "../write/call-of.ts";
import type { FormParts, Typed } from "./form-parts.ts";

const labelOf = ({ name }: WriteField) => capital(spelled(name));

/** Braces and brackets are special keys for `type`, unless they are doubled. */
const asTyped = (text: string): string => text.replaceAll(/[{[]/g, "$&$&");

/** The code with which a story fills in a value. */
const typing = ({ field, text }: Typed, value: unknown): string => {
  const label = labelOf(field);
  const type = (typed: unknown, language = "") => `await typeIn(/^${label}${language}/, ${code(String(typed))});`;
  switch (text.fill) {
    case "operator":
      return `await choose(/^Operator/, ${code(operatorTitle(String(value)))});`;
    case "player":
      return `await choose(/^Player/, ${code(playerCode(String(value)))});`;
    case "choices":
      return (value as string[]).map((it) => `await choose(/^${label}/, ${code(choiceWords(it))});`).join("\n");
    case "json":
      return type(asTyped(code(value)));
    case "language":
      return type((value as { en: string }).en, ".*English");
    case "text":
    case undefined:
      break;
  }
  return type(value);
};

const placed = (values: readonly (readonly [WriteField, unknown])[]): Sent => {
  const made: Record<string, Record<string, unknown>> = {};
  for (const [field, value] of values) {
    if (value === undefined) continue;
    const part = (made[field.in] ??= {});
    const place = field.inside === undefined ? part : ((part[field.inside] ??= {}) as Record<string, unknown>);
    place[field.name] = value;
  }
  return made;
};

export type Filled = { lines: readonly string[]; sent: Sent } | undefined;

const DEFAULTS = ({ kind, values }: WriteField): unknown =>
  kind === "boolean" ? false : kind === "list" ? [] : kind === "choice" ? values?.[0] : undefined;

const isNullable = ({ limits: { type } }: WriteField) => [type].flat().includes("null");

/** The value that a form sends for an untouched field; `undefined` if it omits the field. */
const untouched = (field: WriteField): unknown => {
  if (field.kind === "localized") return {};
  if (field.kind === "boolean" || (field.kind === "list" && field.ofTexts && !field.fields)) return DEFAULTS(field);
  return field.required && isNullable(field) ? null : undefined;
};

/** How a story fills in a new form, and the resulting input; undefined if a field must be filled in by hand. */
export const filledAnew = ({ given, typed, onlyOld }: FormParts, example: Sent): Filled => {
  const lines: string[] = [];
  const values: [WriteField, unknown][] = given.map((it) => [it, valueIn(example, it)]);
  for (const it of typed.filter(({ field }) => !onlyOld.has(field.name))) {
    const { field, text } = it;
    const exampleValue = valueIn(example, field);
    const isEmpty =
      (Array.isArray(exampleValue) && exampleValue.length === 0) || (text.fill === "operator" && exampleValue === "*");
    if (!field.required || isNullable(field)) values.push([field, untouched(field)]);
    else if (text.fill && exampleValue !== undefined && !isEmpty) {
      lines.push(typing(it, exampleValue));
      values.push([field, text.fill === "language" ? { en: (exampleValue as { en: string }).en } : exampleValue]);
    } else if (DEFAULTS(field) !== undefined && !(field.kind === "list" && field.values))
      values.push([field, DEFAULTS(field)]);
    else return undefined;
  }
  return { lines, sent: placed(values) };
};

/** Another valid value for a field of a record; undefined where that needs domain knowledge. */
const another = ({ field, text }: Typed, value: unknown): unknown => {
  const { kind, limits } = field;
  const { maxLength = Infinity, maximum = Infinity, pattern } = limits;
  if (text.fill === "language") return { ...(value as object), en: "Otter" };
  if (text.fill !== "text") return undefined;
  if (kind === "text" && pattern === undefined && maxLength >= 5) return "Otter";
  const isNumber = kind === "integer" || kind === "decimal" || kind === "money" || kind === "percentage";
  return isNumber && typeof value === "number" && value + 1 <= Math.min(maximum, 100) ? value + 1 : undefined;
};

/** How a story edits an existing record, and the resulting input. */
export const changed = ({ call, given, typed, onlyNew }: FormParts, data: Record<string, unknown>): Filled => {
  const own = typed.filter(({ field }) => !onlyNew.has(field.name));
  const first = own.find((it) => another(it, data[it.field.name]) !== undefined);
  // The form rewrites these values, so the sent value may differ from the record's.
  const isRewritten = ({ field, text }: Typed) => text.fill === "json" || /^(moment|epoch|date)$/.test(field.kind);
  if (!first || own.some((it) => isRewritten(it) && data[it.field.name] !== undefined)) return undefined;
  const next = another(first, data[first.field.name]);
  const held = ({ field }: Typed): unknown => {
    const value = field === first.field ? next : (data[field.name] ?? DEFAULTS(field));
    return value === "" ? undefined : (value ?? untouched(field));
  };
  // The position of the field in the updating call, which may differ from that in the creating call.
  const at = (field: WriteField) => call.fields.find(({ name }) => name === field.name) ?? field;
  const values = own.map((it): [WriteField, unknown] => [at(it.field), held(it)]);
  if (values.some(([field, value]) => field.required && value === undefined)) return undefined;
  const ids = given.map((it): [WriteField, unknown] => [it, data[it.name]]);
  return { lines: [typing(first, next)], sent: placed([...ids, ...values]) };
};
