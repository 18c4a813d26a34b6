import { cleanText } from "../../clean-text.ts";
/** Texts that stand in more than one line, as they are compared: without blanks around them. */
export const repeatedTexts = (texts: readonly string[]): ReadonlySet<string> => {
  const same = Map.groupBy(texts, cleanText);
  return new Set([...same].filter(([text, lines]) => text !== "" && lines.length > 1).map(([text]) => text));
};

/** The list with `pasted` at `index`: several lines become as many entries; a single one is left to the box. */
export const withPasted = (texts: readonly string[], index: number, pasted: string): string[] | undefined => {
  const lines = pasted
    .split(/[\r\n]+/)
    .map(cleanText)
    .filter(Boolean);
  if (lines.length < 2) return undefined;
  const kept = texts[index]?.trim() === "" ? [] : texts.slice(index, index + 1);
  return [...texts.slice(0, index), ...kept, ...lines, ...texts.slice(index + 1)];
};
