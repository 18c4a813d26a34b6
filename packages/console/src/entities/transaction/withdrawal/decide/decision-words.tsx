import type { components } from "@backoffice/api-client";
import type { Decisions } from "#kit/panels/decision.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import type { NoteRule } from "#kit/form/note.ts";
import type { Action, DecisionAnswer } from "./decision-call.ts";

type Schemas = components["schemas"];

/** Note of a decision: required for a rejection and for a withdrawal in progress (money §3, §9). */
export const noteRule = (action: Action, isInProgress: boolean): NoteRule => ({
  label: "Note for the player",
  help: "Visible to the player.",
  required: action === "reject" || isInProgress,
  max: 200,
});

/** Labels of the decisions on a withdrawal; `returned` is the amount that goes back to the wallet. */
export const decisionWords = (isInProgress: boolean, provider: string, returned: string): Decisions<Action> => ({
  confirm: {
    verb: "Approve",
    success: "Withdrawal approved.",
    outcome: isInProgress
      ? `It is closed as paid. First make sure that ${provider} has paid it.`
      : `${returned} left the player's wallet when the withdrawal was requested.`,
    tone: "primary",
  },
  reject: {
    verb: "Reject",
    success: "Withdrawal rejected.",
    outcome: (
      <>
        <strong dir="ltr" className="inline-block">
          {returned}
        </strong>{" "}
        returns to the player's wallet
        {isInProgress ? `. First make sure that ${provider} has not paid it.` : "."}
      </>
    ),
    tone: "danger",
  },
});

/** Toast after an approval: a provider that pays later has only accepted it. */
export const approvedWords = (answer: DecisionAnswer, provider: string): string =>
  answer.status === "IN_PROGRESS" ? `Withdrawal sent to ${provider}: it is in progress.` : "Withdrawal approved.";

/** Destination in words: holder, bank or kind, and the end of the number. */
export const destinationWords = ({ holder, bankName, kind, number }: Schemas["WithdrawDestination"]): string =>
  [holder, `${bankName ?? choiceWords(kind).toLowerCase()} …${number.slice(-4)}`].filter(Boolean).join(", ");
