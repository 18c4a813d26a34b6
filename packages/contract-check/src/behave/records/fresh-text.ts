const HEX = 16;

/** Other texts of the same kind as an example, in the order in which they are tried. `mark` is in capital letters. */
export const freshTexts = (example: string, mark: string): string[] => {
  const small = mark.toLowerCase();
  // A host keeps its domain, and a code of hexadecimal digits its length.
  if (/^[\w-]+(?:\.[\w-]+)+$/.test(example)) return [`${small}-${example}`];
  if (/^[\da-f-]{16,}$/.test(example)) {
    const digits = Array.from(mark, (it) => (it.charCodeAt(0) % HEX).toString(HEX)).join("");
    return [example.slice(0, -digits.length) + digits];
  }
  return [`${example}${mark}`, `${example}${small}`, `${example}-${small}`, mark, small];
};

/** Letters of other scripts, the last one of four bytes: a database may take them for question marks. */
const OTHER_SCRIPTS = "Ωя漢😀";

/** A text with letters of other scripts, and each text of an object, such as one per language; undefined of codes. */
export const inOtherScripts = (value: unknown, mark: string): unknown => {
  if (typeof value === "string")
    return /\s|^[A-Z][a-z]+$/.test(value) ? `${value} ${OTHER_SCRIPTS} ${mark.toLowerCase()}` : undefined;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const texts = Object.entries(value).map(([name, it]) => [name, inOtherScripts(it, mark)] as const);
  return texts.length > 0 && texts.every(([, it]) => it !== undefined) ? Object.fromEntries(texts) : undefined;
};
