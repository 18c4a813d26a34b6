import type { components } from "@backoffice/api-client";
import { useState } from "react";
import { AccountDialog } from "./account-dialog.tsx";
import { List } from "./list.tsx";

type BankAccount = components["schemas"]["BankAccount"];

const columns: Record<string, (account: BankAccount) => string | number | null | undefined> = {
  Player: (account) => account.player.playerCode,
  Status: (account) => account.status,
  Bank: (account) => account.bankName,
  Holder: (account) => account.nameOnCard,
  Created: (account) => new Date(account.createdAt).toLocaleString(),
  IBAN: (account) => account.iban,
  "Card number": (account) => account.cardNumber,
  Operator: (account) => account.opId,
  Decided: (account) => account.confirmedAt && new Date(account.confirmedAt).toLocaleString(),
  "Decided by": (account) => account.approvedBy ?? account.rejectedBy,
};

const AccountsPage = () => {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <List
        label="Bank accounts"
        path="/api/paymentsV2/withdraw/bank-accounts/list"
        sort={{ sortBy: "createdAt", sortDirection: "desc" }}
        columns={columns}
        onOpen={(account: BankAccount) => setOpened(account.uuid)}
      />
      {opened && <AccountDialog uuid={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};

export default AccountsPage;
