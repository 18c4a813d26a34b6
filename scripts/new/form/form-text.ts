import { importsOf } from "../imports-of.ts";
import { camel, capital, done, pascal, spelled } from "../words.ts";
import { inputText, paramsText, type Spread } from "../write/input-text.ts";
import type { WriteField } from "../write/call-of.ts";
import { readInput } from "../record/record-text.ts";
import type { FormParts, Typed } from "./form-parts.ts";

const HELPERS = {
  createFields: "@backoffice/ui/form",
  FieldGroup: "@backoffice/ui/form",
  dateText: "@backoffice/ui/form",
  decimalText: "@backoffice/ui/form",
  jsonTextRule: "@backoffice/ui/form",
  useLocale: "@backoffice/ui",
  useQueryClient: "@tanstack/react-query",
  useMemo: "react",
  z: "zod",
  LANGUAGES: "#entities/language/languages.ts",
  nameByLanguage: "#entities/language/text-by-language.ts",
  textByLanguage: "#entities/language/text-by-language.ts",
  useOperatorOptions: "#entities/operator/use-operator-options.ts",
  loadPlayers: "#entities/player/load-players.ts",
  decimalOf: "#kit/numbers/decimal-of.ts",
  choiceWords: "#kit/words/choice-words.ts",
  compact: "#kit/state/compact.ts",
  missingValuesReason: "#kit/words/missing-values-reason.ts",
  nameIn: "#kit/contract/fields/name-in.ts",
  wholeNumber: "#kit/form/whole-number-rule.ts",
  FormPanel: "#kit/panels/form-panel.tsx",
  NewOrExisting: "#kit/records/new-or-existing.tsx",
  RecordPanel: "#kit/records/record-panel.tsx",
  "type DialogPanelProps": "#kit/panels/definition/define-panels.ts",
  "type DrawerPanelProps": "#kit/panels/definition/define-panels.ts",
  "type Data": "@backoffice/api-client",
};

/** Import sources of the form's files. The limits are those of its call. */
const helpersOf = ({ call, adds = call }: FormParts) => ({
  ...HELPERS,
  [`${adds.id} as limits`]: `@backoffice/api-client/limits/${adds.tag}`,
  [`${call.id} as changeLimits`]: `@backoffice/api-client/limits/${call.tag}`,
});

/** Required text fields, which the button asks for while they are empty. */
export const requiredTexts = (typed: readonly Typed[]) =>
  typed.filter(({ field, text }) => field.required && text.isText);

/** Whether a field needs the current values of others. */
export const usesNow = (typed: readonly Typed[]) => typed.some(({ text }) => text.line.includes("now."));

/** The schema: the values of the form and their conversion to the API. */
export const schemaText = (parts: FormParts): string => {
  const { id, noun, typed } = parts;
  const name = `${camel(id)}Schema`;
  const missing = requiredTexts(typed).map(({ field }) => field.name);
  const body = `
/** What the form of a ${noun} holds, and what it becomes on the wire. */
export const ${name} = z.object({
  ${typed.map(({ field, text }) => `${field.name}: ${text.rule},`).join("\n")}
});
${
  missing.length > 0
    ? `
/** Why its button waits, while something is missing. */
export const missingOf = ({ ${missing.join(", ")} }: z.input<typeof ${name}>): string | undefined =>
  missingValuesReason([${missing.map((it) => `[${it}, "the ${spelled(it)}"]`).join(", ")}]);
`
    : ""
}`;
  return `${importsOf(body, helpersOf(parts))}\n${body}`;
};

/** The fields, one line each. */
export const fieldsText = (parts: FormParts): string => {
  const { id, noun, typed, onlyNew, onlyOld } = parts;
  const [schema, component] = [`${camel(id)}Schema`, `${pascal(id)}Fields`];
  const frozen = ({ name }: WriteField) => (onlyNew.has(name) ? " readOnly={!isNew}" : "");
  const lines = typed
    .map(({ field, text }) => {
      const line = text.line.replace("FIELDS", "fields").replace(/ \/>$/, `${frozen(field)} />`);
      return onlyOld.has(field.name) ? `{!isNew && ${line}}` : line;
    })
    .join("\n");
  const now = usesNow(typed);
  const before = [
    lines.includes("zone={timeZone}") ? "const { timeZone } = useLocale();" : "",
    lines.includes("load={load}")
      ? "const client = useQueryClient();\nconst load = useMemo(() => loadPlayers(client), [client]);"
      : "",
  ].join("\n");
  const props = [
    ...(now ? [["now", "now", `now: z.input<typeof ${schema}>`]] : []),
    ...(onlyNew.size + onlyOld.size > 0 ? [["isNew", "isNew = false", "isNew?: boolean"]] : []),
  ];
  const given =
    props.length === 0 ? "" : `{ ${props.map((it) => it[1]).join(", ")} }: { ${props.map((it) => it[2]).join("; ")} }`;
  const drawn = `<FieldGroup>\n${lines}\n</FieldGroup>`;
  const body = `
const fields = createFields(${schema});

/** The fields of a ${noun}. */
export const ${component} = (${given}) => ${before.trim() ? `{\n${before}\nreturn (\n${drawn}\n);\n};` : `(\n${drawn}\n);`}
`;
  const imports = importsOf(body.replace(/\bz\.input/g, ""), helpersOf(parts), {
    [`./${id}.schema.ts`]: [schema],
  });
  return `${now ? 'import type { z } from "zod";\n' : ""}${imports}\n${body}`;
};

/** The sent part of the values: all of them, without omitted ones. */
export const spreadsOf = (typed: readonly Typed[], isAll = true): Spread[] => {
  const groups = Map.groupBy(typed, ({ field }) => `${field.in}.${field.inside ?? ""}`);
  return [...groups.values()].map((members) => {
    const { in: place, inside } = members[0]!.field;
    const all =
      isAll && groups.size === 1
        ? "valid"
        : `{ ${members.map(({ field: { name } }) => `${name}: valid.${name}`).join(", ")} }`;
    const text = members.every(({ field }) => field.required) ? all : `compact(${all})`;
    return { in: place, ...(inside && { inside }), text };
  });
};

const success = ({ isNew, verb, noun }: FormParts) =>
  `${capital(noun)} ${isNew ? "added" : /^(update|edit|save)$/i.test(verb) ? "saved" : done(verb)}.`;

/** The toast after a successful write. */
export const successOf = success;

const panelText = (parts: FormParts, valueOf: (field: WriteField) => string, values: string, more: string): string => {
  const { id, call, noun, isNew, given, typed } = parts;
  const fields = `${pascal(id)}Fields`;
  return `<FormPanel
      ${more}${isNew ? "\nisNew" : ""}
      noun="${noun}"
      schema={${camel(id)}Schema}
      values={{ ${values} }}
      write={use${pascal(call.id)}()}
      input={(valid) => (${inputText(given, valueOf, spreadsOf(typed))})}
      success="${success(parts)}"${requiredTexts(typed).length > 0 ? "\nsave={{ disabledReason: missingOf }}" : ""}
    >
      ${usesNow(typed) ? `{(now) => <${fields} now={now} />}` : `{() => <${fields} />}`}
    </FormPanel>`;
};

export const imported = (parts: FormParts, body: string, client: readonly string[]) =>
  importsOf(body, helpersOf(parts), {
    "@backoffice/api-client": client,
    [`./${parts.id}.fields.tsx`]: [`${pascal(parts.id)}Fields`],
    [`./${parts.id}.schema.ts`]: [
      `${camel(parts.id)}Schema`,
      ...(requiredTexts(parts.typed).length > 0 ? ["missingOf"] : []),
    ],
  });

/** The dialog's parameters: the fields that identify the record. */
export const formParams = ({ isNew, given }: FormParts): string =>
  isNew && given.length === 0 ? "Adds" : paramsText(given);

/** The form in a dialog. */
export const dialogText = (parts: FormParts): string => {
  const { id, call, noun, verb, isNew, given, typed } = parts;
  const title = isNew ? `New ${noun}` : `${verb} ${noun}`;
  const params =
    given.length === 0 ? "params: _none" : `params: { ${[...new Set(given.map((it) => it.name))].join(", ")} }`;
  const values = typed.map(({ field, text }) => `${field.name}: ${text.empty}`).join(", ");
  const body = `
/** ${isNew ? `Adds a ${noun}` : `${verb}s a ${noun}`}. */
export const ${pascal(id)} = ({ ${params}, ...panel }: DialogPanelProps<"${id}">) => (
  ${panelText(parts, (it) => it.name, values, `{...panel}\nframe={{ title: "${title}" }}`)}
);
`;
  return `${imported(parts, body, [`use${pascal(call.id)}`])}\n${body}`;
};

/** The initial values from the existing record. */
export const heldValues = ({ typed, record, maybe }: FormParts): string => {
  const held = ({ field: { name }, text }: Typed) => {
    if (!record?.shape.fields.some((it) => it.name === name)) return text.empty;
    const value = text.from(`record.${name}`);
    return maybe(name) ? `record.${name} === undefined || record.${name} === null ? ${text.empty} : ${value}` : value;
  };
  return typed.map((it) => `${it.field.name}: ${held(it)}`).join(", ");
};

/** The form in the drawer of its record. */
export const drawerText = (parts: FormParts): string => {
  const { id, call, noun, given, typed } = parts;
  const record = parts.record!;
  const has = (name: string) => record.shape.fields.some((it) => it.name === name);
  const lost = given.find(({ name }) => !has(name));
  if (!typed.some(({ field }) => has(field.name)))
    throw new Error(`${record.read} answers none of what ${call.id} takes: write the form by hand.`);
  if (lost)
    throw new Error(`${record.read} does not answer ${lost.name}, which ${call.id} needs: write the form by hand.`);
  const params = record.needed.map(({ param }) => param);
  const body = `
type FormProps = { record: Data<typeof ${record.read}.operation>; close: () => void };

const ${pascal(id)}Form = ({ record, close }: FormProps) => (
  ${panelText(parts, (it) => `record.${it.name}`, heldValues(parts), "close={close}")}
);

/** The ${noun} that the address names, to be changed. */
export const ${pascal(id)} = ({ params: { ${params.join(", ")} }, close }: DrawerPanelProps<"${id}">) => (
  <RecordPanel
    noun="${noun}"
    read={${record.read}}
    input={${params.join(" && ")} && ${readInput(record.needed)}}
    close={close}
    head={(record) => ({ title: nameIn(record) ?? ${params[0]} ?? "" })}
    json={false}
  >
    {(record) => <${pascal(id)}Form record={record} close={close} />}
  </RecordPanel>
);
`;
  return `${imported(parts, body, [record.read, `use${pascal(call.id)}`])}\n${body}`;
};
