import { fold } from "@backoffice/ui";

/** Whether a text has every word of a query, in any order, whatever their case and accents. */
export const hasWords = (text: string, query: string): boolean => {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};
