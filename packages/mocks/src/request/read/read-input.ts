import { bodies, validationErrors, forms, type Operation } from "@backoffice/api-client/contract";
import type { HandledId, Operations } from "../handler.ts";
import { validationRefusal } from "./validation-refusal.ts";
import { isForm, type Payload } from "./read-payload.ts";
import { readQuery } from "./read-query.ts";
import { Refusal } from "../refusal.ts";

/** Reviver for `JSON.parse`: refuses numbers beyond the range of a double (`1e999`), which are read as `Infinity`. */
const finite = (_: string, value: unknown): unknown => {
  if (value === Infinity || value === -Infinity) throw new RangeError("This number is too large.");
  return value;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text, finite);
  } catch {
    return undefined;
  }
};

const fileNames = (form: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(form).map(([key, it]) => [key, it instanceof Blob ? "file" : it]));

/**
 * Reads the query, path and body of a request and checks them against the contract. Returns a refusal (400) that names
 * the invalid fields, or says that the body is of the errors kind.
 */
export const readInput = async (
  operation: Operations[HandledId],
  { payload, url, path }: { payload: Payload; url: URL; path: Record<string, string> },
): Promise<{ query: object; path: object; body?: unknown } | Refusal> => {
  const { id, tag, form: asForm }: Operation = operation;
  const query = await readQuery(operation, url.searchParams);
  if (query instanceof Refusal) return query;
  if (isForm(payload)) {
    if (!asForm) return new Refusal(400, "The body is not JSON.");
    const form = fileNames(payload.form);
    const errors = validationErrors((await forms[tag]?.())?.[id], form);
    if (errors.length > 0) return validationRefusal(errors);
    const files = Object.entries(payload.form).filter(([, it]) => it instanceof Blob);
    return { query, path, body: { ...form, ...Object.fromEntries(files) } };
  }
  const validator = (await bodies[tag]?.())?.[id];
  if (!validator) return asForm === "always" ? new Refusal(400, "The body is not a form.") : { query, path };
  const body = parsed(payload.text);
  if (body === undefined) return new Refusal(400, "The body is not JSON.");
  const errors = validationErrors(validator, body);
  return errors.length > 0 ? validationRefusal(errors) : { query, path, body };
};
