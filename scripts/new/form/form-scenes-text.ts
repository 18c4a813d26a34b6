import { importsOf } from "../imports-of.ts";
import { pretend } from "../pretend.ts";
import { addressOf } from "../record/record-scenes-text.ts";
import { capital, code, spelled } from "../words.ts";
import { accountWithout } from "../write/account-without.ts";
import { exampleOf, isCarriedOut, operatorTitle, valueIn, type Sent } from "../write/example.ts";
import type { WriteField } from "../write/call-of.ts";
import type { FormParts, Typed } from "./form-parts.ts";
import { successOf } from "./form-text.ts";

const KNOWN = {
  staging: "#testing/staging.tsx",
  "type SceneMeta": "#testing/staging.tsx",
  form: "#testing/stories/form.ts",
  untouched: "#testing/stories/form.ts",
  shows: "#testing/stories/record.ts",
  typeIn: "#testing/type-in.ts",
  choose: "#testing/stories/choose.ts",
  gonePanel: "#testing/panel-states.ts",
  forbiddenPanel: "#testing/panel-states.ts",
};

const labelOf = ({ name }: WriteField) => capital(spelled(name));

/** How a story types a value into a field. */
const typing = ({ field, text }: Typed, value: unknown): string => {
  if (text.fill === "operator") return `await choose(/^Operator/, ${code(operatorTitle(String(value)))});`;
  const english = text.fill === "language";
  const typed = english ? (value as { en: string }).en : value;
  return `await typeIn(/^${labelOf(field)}${english ? ".*English" : ""}/, ${code(String(typed))});`;
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

type Filled = { lines: readonly string[]; sent: Sent } | undefined;

const DEFAULTS = ({ kind, values }: WriteField): unknown =>
  kind === "boolean" ? false : kind === "list" ? [] : kind === "choice" ? values?.[0] : undefined;

/** How a new form is filled in, and what is then sent; nothing where a field has to be filled in by hand. */
const filledAnew = ({ given, typed }: FormParts, example: Sent): Filled => {
  const lines: string[] = [];
  const values: [WriteField, unknown][] = given.map((it) => [it, valueIn(example, it)]);
  for (const it of typed) {
    const { field, text } = it;
    const wanted = valueIn(example, field);
    if (!field.required) {
      const initial =
        field.kind === "localized"
          ? {}
          : field.kind === "boolean" || field.kind === "list"
            ? DEFAULTS(field)
            : undefined;
      values.push([field, initial]);
    } else if (text.fill && wanted !== undefined) {
      lines.push(typing(it, wanted));
      values.push([field, text.fill === "language" ? { en: (wanted as { en: string }).en } : wanted]);
    } else if (DEFAULTS(field) !== undefined && !(field.kind === "list" && field.values))
      values.push([field, DEFAULTS(field)]);
    else return undefined;
  }
  return { lines, sent: placed(values) };
};

/** How an existing record is changed, and what is then sent. */
const changed = ({ given, typed }: FormParts, data: Record<string, unknown>): Filled => {
  const first = typed.find(
    ({ field, text }) =>
      text.fill === "text" &&
      field.kind === "text" &&
      field.limits.pattern === undefined &&
      (field.limits.maxLength ?? 5) >= 5,
  );
  if (!first) return undefined;
  const values = typed.map(({ field }): [WriteField, unknown] => [
    field,
    field === first.field ? "Otter" : (data[field.name] ?? DEFAULTS(field)),
  ]);
  if (values.some(([field, value]) => field.required && (value === undefined || value === ""))) return undefined;
  const ids = given.map((it): [WriteField, unknown] => [it, data[it.name]]);
  return { lines: [typing(first, "Otter")], sent: placed([...ids, ...values.filter(([, value]) => value !== "")]) };
};

/** The scenes of a form: what it says of its own; what every form does is tested on the kit. */
export const formScenesText = async (parts: FormParts): Promise<string> => {
  const { id, call, isNew, noun, given, typed, record } = parts;
  const example = exampleOf(call.id);
  const read = record && (await pretend(record.read));
  const filled = read ? changed(parts, read.data as Record<string, unknown>) : filledAnew(parts, example);
  const works = filled !== undefined && (await isCarriedOut(call.id, filled.sent));
  const opens = code({ id, params: Object.fromEntries(given.map((it) => [it.name, valueIn(example, it) ?? "otter"])) });
  const account = accountWithout(call.permission, record?.right);
  const missing = typed
    .filter(({ field, text }) => field.required && text.isText)
    .map(({ field }) => spelled(field.name));
  const hasBox = typed.some(({ text }) => text.fill);
  const usesSent = works || (record ? account !== undefined && hasBox : missing.length > 0);
  const body = `
export default {
  ...staging,
  args: { ${record && read ? `at: ${code(addressOf(record, read))}` : `opens: () => (${opens})`} },
} satisfies SceneMeta;

${usesSent ? `const sent = form({ write: "${call.id}"${isNew ? `, save: "Add ${noun}"` : ""} });` : ""}
${
  filled && works
    ? `
export const Saved = sent.sends(
  async () => {
    ${filled.lines.join("\n")}
  },
  ${code(filled.sent)},
  "${successOf(parts)}",
);
`
    : ""
}${
    !record && missing.length > 0
      ? `export const WaitsForWhatIsMissing = sent.waits(untouched, /^Enter the ${missing[0]}/);\n`
      : ""
  }${
    !account
      ? ""
      : !record
        ? `export const WithoutRight = shows(["${call.permission}"], { account: "${account}" });\n`
        : hasBox
          ? `export const WithoutRight = sent.readOnly("${account}", /${call.permission}/);\n`
          : ""
  }${record ? `export const Gone = gonePanel("/?panel=${id}", "${noun}");\n` : ""}${
    record?.right && accountWithout(record.right)
      ? `export const Forbidden = forbiddenPanel("${record.read}", "${record.right}", "${accountWithout(record.right)}");\n`
      : ""
  }`;
  return `${importsOf(body, KNOWN)}\n${body}`;
};
