import { code, spelled } from "../words.ts";
import type { WriteField } from "../write/call-of.ts";

/** The code of a form field: its validation rule, its JSX line, and the conversion from the API value. */
export type FieldText = {
  /** The rule in the schema, which converts the input to the API value. */
  rule: string;
  /** The JSX line among the fields. `FIELDS` precedes the component's name. */
  line: string;
  /** The initial value. */
  empty: string;
  /** Code that converts a present API value to the field's value; `null` where the value is not sent back. */
  from: (value: string) => string;
  /** Whether the button can ask for the missing value: a text. */
  isText: boolean;
  /** How a story fills in the field; undefined where that must be written by hand. */
  fill?: "text" | "language" | "operator" | "player" | "choices" | "json";
};

/** The maximum of a whole number that the contract does not limit. */
const MOST = 999_999_999;

/** Texts with a larger limit, and these fields, get a multi-line input. */
const LONG = 200;
const LONG_NAME = /note|description|comment|message|reason|text$|body|content/i;

const optional = (rule: string) => `z.union([z.literal("").transform(() => undefined), ${rule}])`;

const enter = (field: WriteField) => `Enter the ${spelled(field.name)}.`;
const choose = (field: WriteField) => `Choose the ${spelled(field.name)}.`;

const props = (field: WriteField, more = "") => {
  const label = spelled(field.name);
  const words = label.slice(0, 1).toUpperCase() + label.slice(1);
  return `name="${field.name}" label=${code(words)}${field.required ? " required" : ""}${more}`;
};

/** The code that reads a field's limits from the generated limits of the call. */
const limitsOf = ({ inside, name }: WriteField) => `limits.${inside === undefined ? "" : `${inside}.`}${name}`;

const bounded = (field: WriteField) => {
  const { minimum, maximum } = field.limits;
  const [min, max] = [`${limitsOf(field)}.minimum`, `${limitsOf(field)}.maximum`];
  return `${minimum === undefined ? "" : `, min: String(${min})`}${maximum === undefined ? "" : `, max: String(${max})`}`;
};

const decimal = (field: WriteField, part: string, more = "", bounds = bounded(field)): FieldText => {
  const rule = `decimalText({ required: ${code(enter(field))}${bounds} }).transform(Number)`;
  return {
    // A decimal text of money is exactly the number in the API (ruling 14).
    rule: field.required ? rule : optional(rule),
    line: `<FIELDS.${part} ${props(field, more)} />`,
    empty: '""',
    from: (value) => `decimalOf(${value})`,
    isText: true,
    fill: "text",
  };
};

const text = (field: WriteField): FieldText => {
  const { name, required, limits } = field;
  const { maxLength, minLength = 0, pattern } = limits;
  const own = limitsOf(field);
  const rule = [
    "z.string().trim()",
    required ? `.min(1, ${code(enter(field))})` : "",
    minLength > 1 && required ? `.min(${own}.minLength, \`Use at least \${${own}.minLength} characters.\`)` : "",
    maxLength === undefined ? "" : `.max(${own}.maxLength, \`Use at most \${${own}.maxLength} characters.\`)`,
    pattern === undefined ? "" : `.regex(${own}.pattern, ${code(`This is not a valid ${spelled(name)}.`)})`,
  ].join("");
  const isLong = (maxLength ?? 0) > LONG || LONG_NAME.test(name);
  const most = maxLength === undefined ? "" : ` maxLength={${own}.maxLength}`;
  const part = field.secret ? "PasswordField" : isLong ? "TextareaField" : "TextField";
  return {
    rule: required ? rule : optional(rule),
    line: `<FIELDS.${part} ${props(field, field.secret ? "" : isLong ? ` full${most}` : most)} />`,
    empty: '""',
    from: (value) => value,
    isText: true,
    ...(!field.secret && { fill: "text" as const }),
  };
};

const choice = (field: WriteField): FieldText => {
  const { values = [], required } = field;
  const all = `${limitsOf(field)}.values`;
  const rule = `z.string().pipe(z.enum(${all}, ${code(choose(field))}))`;
  const part = values.length <= 3 && required ? "SegmentedField" : "SelectField";
  return {
    rule: required ? rule : optional(rule),
    line: `<FIELDS.${part} ${props(field)} options={${all}.map((value) => ({ value, label: choiceWords(value) }))} />`,
    empty: required ? `${all}[0]` : '""',
    from: (value) => value,
    isText: false,
  };
};

const list = (field: WriteField): FieldText => {
  const { values, required, limits, fields } = field;
  if (fields || !field.ofTexts) return json(field);
  const own = limitsOf(field);
  const atLeast = required ? `.min(1, ${code(`Choose at least one of the ${spelled(field.name)}.`)})` : "";
  if (values)
    return {
      rule: `z.array(z.string().pipe(z.enum(${own}.values)))${atLeast}`,
      line: `<FIELDS.MultiSelectField ${props(field)} options={${own}.values.map((value) => ({ value, label: choiceWords(value) }))} />`,
      empty: "[]",
      from: (value) => value,
      isText: false,
      fill: "choices",
    };
  const most = limits.maxItems === undefined ? "" : `.max(${own}.maxItems, \`Use at most \${${own}.maxItems}.\`)`;
  return {
    rule: `z.array(z.string().trim().min(1, "Fill this in, or remove it."))${most}`,
    line: `<FIELDS.TextListField ${props(field, ` full itemLabel="Entry"${limits.maxItems ? ` limit={${own}.maxItems}` : ""}`)} />`,
    empty: "[]",
    from: (value) => value,
    isText: false,
  };
};

/** A field without a component in the kit: as JSON, until a field is written by hand. */
const json = (field: WriteField): FieldText => {
  const rule = `jsonTextRule(${field.required ? `{ required: ${code(enter(field))} }` : ""}).transform((text): never => JSON.parse(text) as never)`;
  return {
    rule: field.required ? rule : optional(rule),
    line: `<FIELDS.JsonField ${props(field, " full")} />`,
    empty: '""',
    from: (value) => `JSON.stringify(${value}, null, 2)`,
    isText: true,
    fill: "json",
  };
};

const moment = (field: WriteField): FieldText => {
  const isEpoch = field.kind === "epoch";
  const rule = `z.iso.datetime({ offset: true, error: ${code(enter(field))} })${isEpoch ? ".transform((iso) => Math.floor(Date.parse(iso) / 1000))" : ""}`;
  return {
    rule: field.required ? rule : optional(rule),
    line: `<FIELDS.DateTimeField ${props(field)} zone={timeZone} />`,
    empty: '""',
    from: (value) => (isEpoch ? `new Date(${value} * 1000).toISOString()` : value),
    isText: true,
  };
};

/** Fields for an operator, a brand or a player. */
const REF_FIELDS: Readonly<Record<string, (field: WriteField) => FieldText>> = {
  opId: (field) => ({
    rule: `z.string().min(1, "Choose the operator or brand.")`,
    line: `<FIELDS.ComboboxField name="opId" label="Operator"${field.required ? " required" : ""} options={useOperatorOptions()} />`,
    empty: '""',
    from: (value) => value,
    isText: true,
    fill: "operator",
  }),
  playerId: (field) => ({
    rule: `z.string().min(1, "Choose the player.")`,
    line: `<FIELDS.AsyncComboboxField name="playerId" label="Player"${field.required ? " required" : ""} load={load} searchPlaceholder="Code, ID, username or email" />`,
    empty: '""',
    from: (value) => value,
    isText: true,
    fill: "player",
  }),
};

/** Generates the form field of a call's field: the kit's component for its kind, with the contract's limits. */
export const fieldText = (field: WriteField, names: ReadonlySet<string>): FieldText => {
  const isNullable = [field.limits.type].flat().includes("null");
  if (!field.required || !isNullable) return ofKind(field, names);
  // The field is always sent, as null if it is empty.
  const made = ofKind({ ...field, required: false }, names);
  return { ...made, rule: made.rule.replace("transform(() => undefined)", "transform(() => null)"), isText: false };
};

const ofKind = (field: WriteField, names: ReadonlySet<string>): FieldText => {
  const { name, kind, required, limits } = field;
  if (limits.format === "binary")
    throw new Error(`${name} is a file: write this form by hand (packages/ui/src/form/file/file-field.tsx).`);
  const ofRef = REF_FIELDS[name];
  if (ofRef) {
    const made = ofRef(field);
    return required ? made : { ...made, rule: optional(made.rule) };
  }
  switch (kind) {
    case "integer": {
      const own = limitsOf(field);
      const min = limits.minimum === undefined ? "" : `, min: ${own}.minimum`;
      const max = limits.maximum === undefined ? MOST : `${own}.maximum`;
      const rule = `wholeNumber({ what: ${code(spelled(name))}${min}, max: ${max} })`;
      return {
        rule: required ? rule : optional(rule),
        line: `<FIELDS.IntegerField ${props(field)} />`,
        empty: '""',
        from: (value) => `String(${value})`,
        isText: true,
        fill: "text",
      };
    }
    case "money": {
      const { currency = "" } = field;
      const shown = names.has(currency) ? `{now.${currency}}` : code(/^[A-Z]{3,5}$/.test(currency) ? currency : "");
      return decimal(field, "MoneyField", ` currency=${shown} scale={8}`);
    }
    case "percentage":
      return decimal(field, "PercentageField", "", bounded(field) || ', min: "0", max: "100"');
    case "decimal":
      return decimal(field, "NumberField");
    case "boolean":
      return {
        rule: "z.boolean()",
        line: `<FIELDS.SwitchField ${props({ ...field, required: false })} />`,
        empty: "false",
        from: (value) => value,
        isText: false,
      };
    case "choice":
      return field.values ? choice(field) : text(field);
    case "localized":
      return {
        rule: required ? `nameByLanguage(${code(spelled(name))})` : "textByLanguage",
        line: `<FIELDS.LanguageTextField ${props(field, ` full languages={LANGUAGES}${required ? ' requiredLanguages={["en"]}' : ""}`)} />`,
        empty: "{}",
        from: (value) => value,
        isText: false,
        fill: "language",
      };
    case "date": {
      const rule = `dateText({ required: ${code(enter(field))} })`;
      return {
        rule: required ? rule : optional(rule),
        line: `<FIELDS.DateField ${props(field)} />`,
        empty: '""',
        from: (value) => value,
        isText: true,
      };
    }
    case "moment":
    case "epoch":
      return moment(field);
    case "list":
      return list(field);
    case "object":
      return json(field);
    case "id":
    case "code":
    case "text":
      return text(field);
  }
};
