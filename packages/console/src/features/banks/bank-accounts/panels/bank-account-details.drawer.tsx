import { listBankAccounts, showBankAccount, useReviewBankAccount, type components } from "@backoffice/api-client";
import { BankAccountStatusBadge } from "#entities/bank-account/bank-account-status.tsx";
import { historyTab } from "#entities/activity/history-tab.tsx";
import { useBankAccountChecks } from "#entities/bank-account/checks/use-bank-account-checks.ts";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useListed } from "#kit/records/use-listed.ts";
import { useSession } from "#kit/session/session.ts";
import { accountName, isOffered, NOTE, REVIEW, reviewInput, reviewReason } from "../review.ts";
import { BankAccountFacts } from "./bank-account-facts.tsx";

type BankAccount = components["schemas"]["BankAccount"];

const AccountSentence = ({ account }: { account: BankAccount }) => (
  <>
    <strong>{accountName(account)}</strong> of player <strong>{account.player.playerCode}</strong>.
  </>
);

const AccountDecision = ({ account }: { account: BankAccount }) => {
  const session = useSession();
  const write = useReviewBankAccount();
  return (
    <DecisionForm
      panel="bank-account-details"
      id={account.uuid}
      noun="bank account"
      recordName={`${accountName(account)}, player ${account.player.playerCode}`}
      decisions={REVIEW}
      write={write}
      note={NOTE}
      checks={useBankAccountChecks(account)}
      subject={<AccountSentence account={account} />}
      offered={isOffered(account, session)}
      reason={(action) => reviewReason(account, action, session)}
      input={(action, note) => reviewInput(account, action, note)}
      actionOf={({ body }) => body.actionType}
    />
  );
};

/** A player's bank account, with Approve and Reject (shell §2.3, §4). */
export const BankAccountDetailsDrawer = ({ params: { uuid }, close }: DrawerPanelProps<"bank-account-details">) => {
  return (
    <RecordPanel
      noun="bank account"
      read={showBankAccount}
      input={uuid && { body: { uuid } }}
      inputOf={(id) => ({ body: { uuid: id } })}
      placeholder={useListed<BankAccount>(listBankAccounts, (row) => row.uuid === uuid)}
      close={close}
      tabs={({ uuid: id, opId }) => [historyTab({ noun: "bank account", opId, names: [id] })]}
      head={({ bankName, player, status, isDeleted }) => ({
        name: bankName,
        subtitle: `Player ${player.playerCode}`,
        status: <BankAccountStatusBadge status={status} isDeleted={isDeleted} />,
      })}
    >
      {(account) => (
        <>
          <BankAccountFacts account={account} />
          <AccountDecision account={account} />
        </>
      )}
    </RecordPanel>
  );
};
