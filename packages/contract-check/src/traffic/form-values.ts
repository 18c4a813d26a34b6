import { textOf } from "../findings/text-of.ts";
import { partsOfForm } from "./multipart.ts";

type Values = Record<string, string | string[]>;
type Parameter = { name?: unknown; value?: unknown };

/** The values of a form. `notFiles` are the names of parts without a filename, if the recording contains that. */
export type FormValues = { values: Values; notFiles?: ReadonlySet<string> };

/** Values by name; a repeated name gets a list. */
export const gathered = (pairs: Iterable<readonly [string, string]>): Values => {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of pairs) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(values);
};

/** The values of a form as texts; a file is the text `file`. Undefined if not recorded. */
export const formValues = (
  type: string,
  text: string,
  params: readonly Parameter[],
  boundary: string | undefined,
): FormValues | undefined => {
  if (params.length > 0)
    return { values: gathered(params.map((it) => [String(it.name), textOf(it.value ?? "file")] as const)) };
  if (text === "") return undefined;
  if (type === "application/x-www-form-urlencoded") return { values: gathered(new URLSearchParams(text)) };
  if (boundary === undefined) return undefined;
  const parts = partsOfForm(text, boundary);
  return {
    values: gathered(parts.map((it) => [it.name, it.value] as const)),
    notFiles: new Set(parts.filter((it) => !it.isFile).map((it) => it.name)),
  };
};
