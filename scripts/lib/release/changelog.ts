/** The parts of each section. */
const PARTS = ["What staff see", "What administrators must do", "On the wire"] as const;

/** The section of a version in the changelog, without its heading; undefined if there is none. */
export const sectionOf = (changelog: string, version: string): string | undefined =>
  changelog
    .split(/^## /m)
    .find((section) => section.startsWith(`${version}\n`))
    ?.slice(version.length)
    .trim();

/** The text of a part of a section; empty if it is missing. */
const partOf = (section: string, part: string): string =>
  section
    .split(/^### /m)
    .find((it) => it.startsWith(`${part}\n`))
    ?.slice(part.length)
    .trim() ?? "";

/** Gaps of a section: parts without text, and operations with a breaking change that no sentence names. */
export const missingIn = (section: string, broken: readonly string[]): string[] => [
  ...PARTS.filter((part) => partOf(section, part) === "").map((part) => `“${part}” is missing.`),
  ...broken
    .filter((operation) => !new RegExp(`\\b${operation}\\b`).test(partOf(section, "On the wire")))
    .map((operation) => `“On the wire” does not name ${operation}, which a change breaks.`),
];
