import { Refusal } from "./refusal.ts";

/** What a validator says, and how a person says it. */
const WORDS: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  [/^must have required property '(.+)'$/, "is required"],
  [/^must match pattern "\^\[A-Za-z_-\]\+\$"$/, "may only hold letters, _ and -"],
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

const said = (message: string): string => {
  for (const [pattern, words] of WORDS)
    if (pattern.test(message)) return typeof words === "string" ? words : message.replace(pattern, words);
  return message;
};

/** A validator's complaint (`/dto/key must match …`) as the field's path and a sentence that names it. */
const plainComplaint = (complaint: string): { field: string; message: string } => {
  const [, pointer = "", message = ""] = /^(\S*) (.*)$/s.exec(complaint) ?? [];
  // These two speak of the object, and mean a field of it.
  const [, missing, tag] = /^must have required property '(.+)'$|tag "(.+)" must be/.exec(message) ?? [];
  const path = [...pointer.split("/"), missing ?? tag].filter(Boolean);
  // `dto` is only how the call is wrapped; forms know their fields without it.
  const field = (path[0] === "dto" && path.length > 1 ? path.slice(1) : path).join(".");
  return { field, message: `${field || "The request"}: ${said(message)}` };
};

/** The refusal (400) that says what validators have against a request. */
export const refusalOf = (complaints: string[]): Refusal => {
  const wrong = complaints.map(plainComplaint);
  return new Refusal(
    400,
    wrong.map((it) => it.message),
    { fields: Object.fromEntries(wrong.map((it) => [it.field, it.message])) },
  );
};
