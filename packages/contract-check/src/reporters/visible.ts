import type { Report } from "../frame/report.ts";

/** What a terminal or a log may take for a command: control characters, other line ends, and turns of direction. */
const COMMANDS = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

const escaped = (character: string) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, "0")}`;

/** A text of one line in which everything can be seen. What some CI servers read as a command (`##[`) is broken. */
export const visible = (text: string): string => text.replaceAll(COMMANDS, escaped).replaceAll("##[", "#\\u0023[");

const everywhere = (node: unknown): unknown => {
  if (typeof node === "string") return visible(node);
  if (Array.isArray(node)) return node.map(everywhere);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, it]) => [key, everywhere(it)]));
};

/** A report of which no text, wherever it came from, says more than it seems to. A document is left as it is. */
export const visibleReport = (report: Report): Report => ({
  ...(everywhere({ ...report, document: undefined }) as Report),
  ...(report.document !== undefined && { document: report.document }),
});
