import type { Report } from "../frame/report.ts";

/** Characters that a terminal or log may interpret: control characters, other line breaks, bidirectional marks. */
const COMMANDS = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

const escaped = (character: string) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, "0")}`;

/** Makes a text printable on one line. Sequences that some CI servers interpret (`##[`) are broken up. */
export const visible = (text: string): string => text.replaceAll(COMMANDS, escaped).replaceAll("##[", "#\\u0023[");

const everywhere = (node: unknown): unknown => {
  if (typeof node === "string") return visible(node);
  if (Array.isArray(node)) return node.map(everywhere);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, it]) => [key, everywhere(it)]));
};

/** Makes all texts of a report printable. A document stays unchanged. */
export const visibleReport = (report: Report): Report => ({
  ...(everywhere({ ...report, document: undefined }) as Report),
  ...(report.document !== undefined && { document: report.document }),
});
