import { isShownName } from "../scrub/shown.ts";

const isId = (part: string) =>
  /^\d+$/.test(part) ||
  /^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(part) ||
  (/^[\w-]{9,}$/.test(part) && /\d.*\d.*\d/.test(part)) ||
  /[@%:]/.test(part) ||
  part.length > 40;

/** A word as in an API's paths begins with a small letter; others may be names. */
const isWord = (part: string) => part === "" || (/^[a-z]/.test(part) && isShownName(part));

/**
 * A path without record IDs and possibly personal values: `/api/players/{}/notes`. `known` are the words in the
 * contract's own paths.
 */
export const plainPath = (path: string, known?: ReadonlySet<string>): string =>
  path
    .split("/")
    .map((part) => (!isId(part) && (known?.has(part) || isWord(part)) ? part : "{}"))
    .join("/");

/** The literal words in the paths of operations. */
export const wordsOf = (operations: readonly { path: string }[]): ReadonlySet<string> =>
  new Set(operations.flatMap((it) => it.path.split("/").filter((part) => !part.includes("{"))));
