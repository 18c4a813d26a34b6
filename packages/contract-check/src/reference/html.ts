/** Safe markup. */
export type Html = { readonly markup: string };

type Part = Html | string | number | false | undefined | readonly Part[];

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const markupOf = (part: Part): string => {
  if (part === false || part === undefined) return "";
  if (typeof part === "string" || typeof part === "number")
    return String(part).replaceAll(/[&<>"']/g, (it) => ESCAPES[it]!);
  if ("markup" in part) return part.markup;
  return part.map(markupOf).join("");
};

/** A template that escapes texts, joins lists and omits `false` and absent values. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.map((text, index) => text + (index < parts.length ? markupOf(parts[index]) : "")).join(""),
});
