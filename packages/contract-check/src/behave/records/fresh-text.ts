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
