import { cleanText } from "../../clean-text.ts";
export type ConfirmState = {
  disabledReason: string | undefined;
  secondsLeft: number;
  /** The word asked for, and what is typed. */
  word: string | undefined;
  typed: string;
  /** Whether the check box is still to be ticked. */
  unacknowledged: boolean;
  noteLabel: string | undefined;
  noteRequired: boolean;
  note: string;
};

/** Why a confirmation cannot be given yet, the first thing to do first; undefined when it can. */
export const confirmBlock = (state: ConfirmState): string | undefined => {
  if (state.disabledReason) return state.disabledReason;
  if (state.noteRequired && !state.note.trim()) return `Fill in “${state.noteLabel}” first`;
  if (state.word !== undefined && cleanText(state.typed) !== cleanText(state.word)) return `Type ${state.word} first`;
  if (state.unacknowledged) return "Tick the check box first";
  if (state.secondsLeft > 0) return "Read what will happen first";
  return undefined;
};
