import { cleanText } from "../../clean-text.ts";
export type ConfirmState = {
  disabledReason: string | undefined;
  secondsLeft: number;
  /** The required word, and the typed text. */
  word: string | undefined;
  typed: string;
  /** Whether the check box is required and not ticked. */
  unacknowledged: boolean;
  noteLabel: string | undefined;
  noteRequired: boolean;
  note: string;
};

/** Reason why the confirm button is disabled, in the order of the steps; undefined if it is enabled. */
export const confirmBlock = (state: ConfirmState): string | undefined => {
  if (state.disabledReason) return state.disabledReason;
  if (state.noteRequired && !state.note.trim()) return `Fill in “${state.noteLabel}” first.`;
  if (state.word !== undefined && cleanText(state.typed) !== cleanText(state.word)) return `Type ${state.word} first.`;
  if (state.unacknowledged) return "Tick the check box first.";
  if (state.secondsLeft > 0) return "Read the consequences first.";
  return undefined;
};
