import { Refusal } from "../refusal.ts";

/** Messages of the validators (Ajv) and what users are told instead. */
const SENTENCES: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  [/^must have required property '(.+)'$/, "is required"],
  [/^must match pattern "\^\[A-Za-z_-\]\+\$"$/, "may only hold letters, _ and -"],
  // The patterns of `x-schemes`.
  [/^must match pattern "\^\(\?!\[\^\]\*/, "must not start like this"],
  [/^must match pattern/, "is not written in the right way"],
  [/^must NOT have more than (\d+) characters$/, (_, n) => `may have at most ${n} characters`],
  [/^must NOT have fewer than 1 characters$/, "must not be empty"],
  [/^must NOT have fewer than (\d+) characters$/, (_, n) => `must have at least ${n} characters`],
  [/^must be integer$/, "must be a whole number"],
  [/^must be <= (\d+)$/, (_, n) => `must be at most ${n}`],
  [/^must be >= (\d+)$/, (_, n) => `must be at least ${n}`],
  [/^must be equal to one of the allowed values$/, "is not one of the choices"],
  [/^value of tag ".+" must be in oneOf$/, "is not one of the choices"],
  [/^tag ".+" must be string$/, "is required"],
  [/^must match (?:a schema in anyOf|exactly one schema in oneOf)$/, "is none of the alternatives"],
  [/^must match format "uuid"$/, "is not an id"],
  [/^must match format "date-time"$/, "is not a moment with its zone"],
  [/^must be (string|number|boolean|object|array|null)$/, (_, type) => `must be of the type ${type}`],
];

const inPlainWords = (message: string): string => {
  for (const [pattern, words] of SENTENCES)
    if (pattern.test(message)) return typeof words === "string" ? words : message.replace(pattern, words);
  return message;
};

/** Turns a validator's message (`/dto/key must match …`) into the path of the field and a sentence that names it. */
const plainError = (error: string): { field: string; message: string } => {
  const [, pointer = "", message = ""] = /^(\S*) (.*)$/s.exec(error) ?? [];
  // These two messages point at the object; the field is named in the message.
  const [, missing, tag] = /^must have required property '(.+)'$|tag "(.+)" must be/.exec(message) ?? [];
  const path = [...pointer.split("/"), missing ?? tag].filter(Boolean);
  // Some calls wrap their fields in `dto`; forms know the fields without it.
  const field = (path[0] === "dto" && path.length > 1 ? path.slice(1) : path).join(".");
  return { field, message: `${field || "The request"}: ${inPlainWords(message)}` };
};

/** The refusal (400) for validation errors of a request, as `/path message`; the fields are in its `error.fields`. */
export const validationRefusal = (errors: string[]): Refusal => {
  const plain = errors.map(plainError);
  return new Refusal(
    400,
    plain.map((it) => it.message),
    { fields: Object.fromEntries(plain.map((it) => [it.field, it.message])) },
  );
};
