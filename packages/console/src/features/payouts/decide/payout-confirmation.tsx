import { useShowTransaction, type components, type Data, type decideCashback } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import type { Decisions } from "#kit/panels/decision.ts";
import type { Writer } from "#kit/submit/writer.ts";
import type { PayoutParams } from "../payouts.params.ts";
import { payoutReason } from "./payout-reason.ts";

type Decision = { body: components["schemas"]["TransactionDecision"] };

/** What differs between the kinds of what is paid to a player: the call, and the words. */
export type Payout = {
  /** In a sentence: "cashback". */
  noun: string;
  /** What becomes of it when it is rejected, as a sentence. */
  rejected: string;
  /** A hook; the four calls take the same and answer the same (money §7). */
  useWrite: () => Writer<Decision, Data<typeof decideCashback.operation>>;
};

/** The note that the player reads; a rejection needs one (length: money §9). */
const note = (action: PayoutParams["action"]) => ({
  label: "Note for the player",
  help: "The player reads this.",
  required: action === "reject",
  max: 200,
});

const decisionsOf = ({ noun, rejected }: Payout, wallet: string): Decisions<PayoutParams["action"]> => {
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    confirm: {
      verb: "Approve",
      success: `${Noun} approved.`,
      outcome: `It goes into the player's ${wallet}.`,
      tone: "primary",
    },
    reject: { verb: "Reject", success: `${Noun} rejected.`, outcome: rejected, tone: "danger" },
  };
};

type PayoutPanelProps = { params: PayoutParams; open: boolean; close: () => void };

/** Makes the panel that approves or rejects one kind of what is paid to a player (money §2, §4). */
export const payoutConfirmation = (payout: Payout) => {
  const { noun, useWrite } = payout;
  const PayoutConfirmation = ({ params, ...panel }: PayoutPanelProps) => {
    const { tx, action } = params;
    const { locale } = useLocale();
    // Somebody else may decide meanwhile.
    const { data: read, error } = useShowTransaction({ body: { txId: tx.txId } }, { staleTime: 0 });
    const amount = amountText(tx.toAmount, tx.toCurrency, locale);
    const unread = error ? `This ${noun} could not be read: ${error.message}` : `Wait until the ${noun} is read.`;
    return (
      <DecisionPanel
        {...panel}
        decisions={decisionsOf(payout, tx.walletType === "BONUS" ? "bonus wallet" : "wallet")}
        decision={action}
        noun={noun}
        name={amount}
        write={useWrite()}
        queue={{ panel: "transaction-details", id: tx.txId }}
        note={note(action)}
        noteName="noteForThePlayer"
        reason={read ? payoutReason(params, read, noun) : unread}
        input={(noteForThePlayer) => ({
          body: { txId: tx.txId, actionType: action, noteForThePlayer, playerCode: tx.player.playerCode },
        })}
      >
        the {noun} of{" "}
        <strong dir="ltr" className="inline-block">
          {amount}
        </strong>{" "}
        of player <strong>{tx.player.playerCode}</strong>.
      </DecisionPanel>
    );
  };
  return PayoutConfirmation;
};
