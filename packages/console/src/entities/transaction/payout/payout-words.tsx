import type { components } from "@backoffice/api-client";
import type { Decisions } from "#kit/panels/decision.ts";
import type { PayoutKind } from "./payout-kinds.ts";

type Schemas = components["schemas"];
type Action = Schemas["ConfirmOrReject"];
type Transaction = Schemas["Transaction"];

/** Note for the player; required for a rejection (length: money §9). */
export const payoutNote = (action: Action) => ({
  label: "Note for the player",
  help: "Visible to the player.",
  required: action === "reject",
  max: 200,
});

/** Labels of the decisions on a payout. */
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

/** A payout after the verb of a sentence: amount and player. */
export const PayoutSummary = ({ noun, amount, tx }: { noun: string; amount: string; tx: Transaction }) => (
  <>
    the {noun} of{" "}
    <strong dir="ltr" className="inline-block">
      {amount}
    </strong>{" "}
    of player <strong>{tx.player.playerCode}</strong>.
  </>
);
