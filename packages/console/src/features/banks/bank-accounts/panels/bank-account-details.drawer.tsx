import { listBankAccounts, useShowBankAccount, type components } from "@backoffice/api-client";
import { BankAccountStatusBadge } from "#entities/bank-account/bank-account-status.tsx";
import type { DrawerPanelProps } from "#kit/panels/define-panels.ts";
import { DetailsAndJson } from "#kit/records/details-and-json.tsx";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { Missing, Record } from "#kit/records/record-states.tsx";
import { useListed } from "#kit/records/use-listed.ts";
import { BankAccountFacts } from "./bank-account-facts.tsx";
import { ReviewForm } from "./review-form.tsx";

type BankAccount = components["schemas"]["BankAccount"];

const Loaded = ({ account }: { account: BankAccount }) => (
  <>
    <PanelHead
      title={account.bankName}
      subtitle={`Player ${account.player.playerCode}`}
      status={<BankAccountStatusBadge status={account.status} isDeleted={account.isDeleted} />}
    />
    <DetailsAndJson record={account}>
      <BankAccountFacts account={account} />
      <ReviewForm account={account} />
    </DetailsAndJson>
  </>
);

const Shown = ({ uuid, close }: { uuid: string; close: () => void }) => {
  const listed = useListed<BankAccount>(listBankAccounts, (row) => row.uuid === uuid);
  const query = useShowBankAccount({ body: { uuid } }, { staleTime: 0, placeholderData: listed });
  return (
    <Record noun="bank account" query={query} close={close}>
      {(account) => <Loaded account={account} />}
    </Record>
  );
};

/** A player's bank account, with Approve and Reject (shell §2.3, §4). */
const BankAccountDetailsDrawer = ({ params, close }: DrawerPanelProps<"bank-account-details">) =>
  params.uuid ? <Shown uuid={params.uuid} close={close} /> : <Missing noun="bank account" close={close} />;

export default BankAccountDetailsDrawer;
