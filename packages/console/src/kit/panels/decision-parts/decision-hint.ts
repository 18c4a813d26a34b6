import type { Approval } from "#kit/checks/approval.ts";
import type { NoteRule } from "#kit/form/note.ts";
import type { Decisions } from "../decision.ts";

type HintOf<Action extends string> = {
  approval: Approval;
  note: NoteRule;
  written: string;
  decisions: Decisions<Action>;
  all: readonly Action[];
  /** The decisions whose note is missing or too short. */
  lacking: readonly Action[];
};

/** One sentence beside the buttons about what they wait for: checks first, then the note. */
export const decisionHint = <Action extends string>({
  approval,
  note,
  written,
  decisions,
  all,
  lacking,
}: HintOf<Action>): string | undefined => {
  if (approval.kind === "waits") return approval.reason;
  if (approval.kind === "asks" && approval.missing !== undefined) return approval.missing;
  if (lacking.length === 0) return undefined;
  if (written.trim() !== "" && note.min !== undefined) return `Use at least ${note.min} characters.`;
  const word = /^\w+/.exec(note.label)?.[0].toLowerCase() ?? "note";
  if (lacking.length < all.length || all.length === 1)
    return `${lacking.map((it) => decisions[it].verb).join(" and ")} needs a ${word}.`;
  return all.length === 2 ? `Both decisions need a ${word}.` : `Write a ${word} first.`;
};
