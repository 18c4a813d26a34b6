import { textOf } from "../findings/text-of.ts";
import { pairsIn, type Query } from "../checks/values/parameter-style.ts";
import { mediaType } from "../contract/media-type.ts";
import { partsOfForm, type FormPart } from "./multipart.ts";

type Values = Record<string, string | string[]>;
type Parameter = { name?: unknown; value?: unknown; contentType?: unknown };

/** What a recording says of a part besides its value; a list of HAR parameters has no headers. */
export type RecordedPart = Pick<FormPart, "name" | "type"> & Partial<Pick<FormPart, "isFile" | "headers">>;

/** The values of a form. `pairs` are the names and values of a URL-encoded one as written. */
export type FormValues = { values: Values; pairs?: Query; parts?: readonly RecordedPart[] };

/** Values by name; a repeated name gets a list. */
export const gathered = (pairs: Iterable<readonly [string, string]>): Values => {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of pairs) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(values);
};

const ofParts = (parts: readonly FormPart[]): FormValues => ({
  values: gathered(parts.map((it) => [it.name, it.value] as const)),
  parts,
});

const ofParameters = (params: readonly Parameter[]): FormValues => ({
  values: gathered(params.map((it) => [String(it.name), textOf(it.value ?? "file")] as const)),
  parts: params.map(({ name, contentType }) => ({ name: String(name), type: mediaType(textOf(contentType)) })),
});

/**
 * The values of a form as texts; a file is the text `file`. Undefined if not recorded. The text says how values were
 * written and which headers a part had; browsers list the same values beside it, Chromium still encoded.
 */
export const formValues = (
  type: string,
  text: string,
  params: readonly Parameter[],
  boundary: string | undefined,
): FormValues | undefined => {
  if (text !== "" && type === "application/x-www-form-urlencoded")
    return { values: gathered(new URLSearchParams(text)), pairs: pairsIn(text) };
  const parts = text === "" || boundary === undefined ? undefined : partsOfForm(text, boundary);
  // A browser may leave the files out of the text.
  if (params.length > (parts?.length ?? 0)) return ofParameters(params);
  return parts && ofParts(parts);
};
