import { fold } from "@backoffice/ui";

/** Whether a text has every word of a query, in any order, whatever their case and accents. */
export const hasWords = (text: string, query: string): boolean => {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};

/** Verbs that staff use for the same action: "add bank" finds "New bank". */
const VERBS = [
  ["new", "add", "create"],
  ["delete", "remove"],
  ["edit", "change"],
  ["see", "view"],
];

/** The label of an action with the other verbs for what it does. */
export const withVerbs = (label: string): string => {
  const [verb = ""] = label.toLowerCase().split(" ");
  return [label, ...(VERBS.find((verbs) => verbs.includes(verb)) ?? [])].join(" ");
};
