/** Joins texts with commas; commas and backslashes in them are escaped with a backslash. */
export const joinList = (items: readonly string[]): string =>
  items.map((item) => item.replaceAll(/[\\,]/g, String.raw`\$&`)).join(",");

/** Splits a text written by `joinList`; accepts any other text as well. */
export const splitList = (text: string): string[] => {
  const items = [""];
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? "";
    if (sign === ",") items.push("");
    else {
      const escaped = sign === "\\" && index + 1 < text.length;
      if (escaped) index += 1;
      items[items.length - 1] += escaped ? (text[index] ?? "") : sign;
    }
  }
  return items;
};

/** Whether two lists have the same texts in the same order. */
export const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);
