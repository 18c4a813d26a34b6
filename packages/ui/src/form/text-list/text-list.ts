import { cleanText } from "../../clean-text.ts";
/** Texts that occur in more than one line, trimmed. */
export const repeatedTexts = (texts: readonly string[]): ReadonlySet<string> => {
  const same = Map.groupBy(texts, cleanText);
  return new Set([...same].filter(([text, lines]) => text !== "" && lines.length > 1).map(([text]) => text));
};

/** Inserts pasted lines as entries at `index`; undefined for a single line, which the input handles. */
export const withPasted = (texts: readonly string[], index: number, pasted: string): string[] | undefined => {
  const lines = pasted
    .split(/[\r\n]+/)
    .map(cleanText)
    .filter(Boolean);
  if (lines.length < 2) return undefined;
  const kept = texts[index]?.trim() === "" ? [] : texts.slice(index, index + 1);
  return [...texts.slice(0, index), ...kept, ...lines, ...texts.slice(index + 1)];
};
