import { bodies, complaints, forms, type Operation } from "@backoffice/api-client/contract";
import type { HandledId, Operations } from "./handler.ts";
import { refusalOf } from "./plain-complaint.ts";
import { isForm, type Payload } from "./read-payload.ts";
import { readQuery } from "./read-query.ts";
import { Refusal } from "./refusal.ts";

/** JSON may write a number that is too large for one, and would be read as an endless amount. */
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

/** What the caller gave, checked against the contract, or the refusal that names the field. */
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
    const wrong = complaints((await forms[tag]?.())?.[id], form);
    if (wrong.length > 0) return refusalOf(wrong);
    const files = Object.entries(payload.form).filter(([, it]) => it instanceof Blob);
    return { query, path, body: { ...form, ...Object.fromEntries(files) } };
  }
  const validator = (await bodies[tag]?.())?.[id];
  if (!validator) return asForm === "always" ? new Refusal(400, "The body is not a form.") : { query, path };
  const body = parsed(payload.text);
  if (body === undefined) return new Refusal(400, "The body is not JSON.");
  const wrong = complaints(validator, body);
  return wrong.length > 0 ? refusalOf(wrong) : { query, path, body };
};
