import type { CheckItem, CheckState } from "./check-item.ts";

export type ChecksSummary = {
  state: CheckState;
  /** Emphasised start of the line. */
  title: string;
  text?: string | undefined;
  /** The check that the line is about. */
  about?: CheckItem | undefined;
};

/** Known by their answer: what could not be read, or is hidden, is neither. */
const READ: readonly CheckState[] = ["none", "clear", "note", "look", "stop"];

const among = (checks: readonly CheckItem[], state: CheckState) => checks.filter((it) => it.state === state);

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The labels of checks inside a sentence: "destination, risk". Abbreviations keep their capitals. */
export const labelsOf = (checks: readonly Pick<CheckItem, "label">[]): string =>
  checks
    .map(({ label }) => (/^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)))
    .join(", ");

/** The first sentence is emphasised. */
const said = ([about]: readonly CheckItem[]): ChecksSummary => {
  const { label, text = "", reason = `${label} ${text}.`, state } = about!;
  const end = reason.indexOf(". ") + 1;
  const [title, rest] = end > 0 ? [reason.slice(0, end), reason.slice(end + 1)] : [reason, ""];
  return { state, title, text: rest, about };
};

/** One line about all checks: the most severe result, else the progress, the failures, or that all are clear. */
export const summarizeChecks = (checks: readonly CheckItem[]): ChecksSummary => {
  const [stops, looks, notes] = [among(checks, "stop"), among(checks, "look"), among(checks, "note")];
  const [failed, hidden] = [among(checks, "failed"), among(checks, "hidden")];
  if (stops.length > 0) return said(stops);
  if (checks.some(({ state }) => state === "reading")) {
    const read = checks.filter(({ state }) => READ.includes(state)).length;
    return { state: "reading", title: "Checking…", text: `${read} of ${checks.length - hidden.length} read` };
  }
  if (failed.length > 0)
    return { state: "failed", title: `${plural(failed.length, "check")} failed:`, text: `${labelsOf(failed)}.` };
  if (looks.length > 0) return said(looks);
  if (notes.length > 0) return said(notes);
  const clear = among(checks, "clear").length;
  if (hidden.length > 0)
    return {
      state: "hidden",
      title: `${plural(hidden.length, "check")} not visible to your role`,
      text: clear > 0 ? `· ${clear} clear` : undefined,
    };
  return { state: "clear", title: clear === 1 ? "1 check clear" : `All ${clear} checks clear` };
};

/** The checks besides the one that the line is about, where they are folded: "1 more to look at, 4 clear". */
export const restOfChecks = (checks: readonly CheckItem[]): string => {
  const { about, state } = summarizeChecks(checks);
  const others = checks.filter((it) => it !== about);
  const foundCount = others.filter((it) => it.state === "stop" || it.state === "look").length;
  const clear = among(others, "clear").length;
  if (clear === others.length && state !== "clear") return `${clear} other ${clear === 1 ? "check" : "checks"} clear`;
  if (foundCount === 0) return plural(others.length, state === "clear" ? "check" : "other check");
  return [`${foundCount} more to look at`, clear > 0 && `${clear} clear`].filter(Boolean).join(", ");
};
