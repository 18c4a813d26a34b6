import type { components } from "@backoffice/api-client";
import type { Decisions } from "#kit/panels/decision.ts";
import type { PayoutKind } from "./payout-kinds.ts";

type Schemas = components["schemas"];
type Action = Schemas["ConfirmOrReject"];
type Transaction = Schemas["Transaction"];

/** The note that the player reads; a rejection needs one (length: money §9). */
export const payoutNote = (action: Action) => ({
  label: "Note for the player",
  help: "The player reads this.",
  required: action === "reject",
  max: 200,
});

/** What can be decided about a payout, in words. */
export const payoutDecisions = ({ noun, rejected }: PayoutKind, { walletType }: Transaction): Decisions<Action> => {
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    confirm: {
      verb: "Approve",
      success: `${Noun} approved.`,
      outcome: `It goes into the player's ${walletType === "BONUS" ? "bonus wallet" : "wallet"}.`,
      tone: "primary",
    },
    reject: { verb: "Reject", success: `${Noun} rejected.`, outcome: rejected, tone: "danger" },
  };
};

/** A payout in a sentence, behind the verb: how much, and whose. */
export const PayoutInWords = ({ noun, amount, tx }: { noun: string; amount: string; tx: Transaction }) => (
  <>
    the {noun} of{" "}
    <strong dir="ltr" className="inline-block">
      {amount}
    </strong>{" "}
    of player <strong>{tx.player.playerCode}</strong>.
  </>
);
