const LISTS = new Set(["allOf", "oneOf", "anyOf", "prefixItems", "parameters"]);
const unescaped = (part: string) => part.replaceAll("~1", "/").replaceAll("~0", "~");

/** A JSON pointer as JSONPath for overlays: `$.components.schemas['Bank']`. */
export const jsonPath = (pointer: string): string => {
  const parts = pointer.replace(/^#\//, "").split("/").map(unescaped);
  return parts.reduce((path, part, index) => {
    if (LISTS.has(parts[index - 1] ?? "") && /^\d+$/.test(part)) return `${path}[${part}]`;
    if (/^[A-Za-z_]\w*$/.test(part)) return `${path}.${part}`;
    return `${path}['${part.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}']`;
  }, "$");
};
