import { useReviewBankAccount, useShowBankAccount } from "@backoffice/api-client";
import { useBankAccountChecks } from "#entities/bank-account/checks/use-bank-account-checks.ts";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useSession } from "#kit/session/session.ts";
import { accountName, NOTE, REVIEW, reviewInput, reviewReason } from "../review.ts";

/** Approves or rejects a player's bank account, with a note for the player (money §3, §4). */
export const BankAccountConfirmation = ({
  params: { account: listed, action, note: given },
  ...panel
}: DialogPanelProps<"bank-account-confirmation">) => {
  const session = useSession();
  // Another user may decide meanwhile.
  const { data: account = listed } = useShowBankAccount({ body: { uuid: listed.uuid } }, { staleTime: 0 });
  return (
    <DecisionPanel
      {...panel}
      decisions={REVIEW}
      decision={action}
      noun="bank account"
      name="account"
      recordName={`${accountName(account)}, player ${account.player.playerCode}`}
      queue={{ panel: "bank-account-details", id: account.uuid }}
      write={useReviewBankAccount()}
      note={NOTE}
      given={given}
      checks={useBankAccountChecks(account)}
      input={(note) => reviewInput(account, action, note)}
      reason={reviewReason(account, action, session)}
    >
      <strong>{accountName(account)}</strong> of player <strong>{account.player.playerCode}</strong>.
    </DecisionPanel>
  );
};
