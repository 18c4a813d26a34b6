import { textOf } from "../findings/text-of.ts";

type Values = Record<string, string | string[]>;
type Parameter = { name?: unknown; value?: unknown };

/** Values by their names; a name that is there several times has a list. */
export const gathered = (pairs: Iterable<readonly [string, string]>): Values => {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of pairs) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(values);
};

const multipart = (text: string, boundary: string): Values =>
  gathered(
    text.split(`--${boundary}`).flatMap((part) => {
      const [head = "", ...rest] = part.split(/\r?\n\r?\n/);
      const name = /name="([^"]*)"/i.exec(head)?.[1];
      if (name === undefined) return [];
      const isFile = /filename="/i.test(head);
      return [[name, isFile ? "file" : rest.join("\n\n").replace(/\r?\n$/, "")] as const];
    }),
  );

/** The values of a form as texts; a file is the text `file`. Undefined when they were not recorded. */
export const formValues = (
  type: string,
  text: string,
  params: readonly Parameter[],
  boundary: string | undefined,
): Values | undefined => {
  if (params.length > 0) return gathered(params.map((it) => [String(it.name), textOf(it.value ?? "file")] as const));
  if (text === "") return undefined;
  if (type === "application/x-www-form-urlencoded") return gathered(new URLSearchParams(text));
  return boundary === undefined ? undefined : multipart(text, boundary);
};
