import { listBankAccounts } from "@backoffice/api-client";
import { CreditCard } from "lucide-react";
import { useMemo } from "react";
import { ListView } from "#kit/list/list-view.tsx";
import { usePanels } from "#kit/panels/panels.ts";
import { useSession } from "#kit/session/session.ts";
import { rowsOf } from "#kit/list/row-source.ts";
import { useList } from "#kit/list/use-list.ts";
import { bankAccountActions } from "./bank-accounts.actions.ts";
import { bankAccountColumns } from "./bank-accounts.columns.tsx";
import { bankAccountFilters } from "./bank-accounts.filters.ts";

const bankAccounts = rowsOf(listBankAccounts, (account) => account.uuid);

/** `/withdraw/bank-accounts` */
const BankAccountsPage = () => {
  const panels = usePanels();
  const session = useSession();
  const list = useList(bankAccounts, {
    filters: bankAccountFilters,
    columns: bankAccountColumns,
    defaultSort: { id: "createdAt", desc: true },
  });
  const actions = useMemo(() => bankAccountActions(panels, session), [panels, session]);

  return (
    <ListView
      label="Bank accounts"
      list={list}
      columns={bankAccountColumns}
      opens={{ panel: "bank-account-details", param: "uuid" }}
      actions={actions}
      empty={{
        icon: CreditCard,
        title: "No bank accounts yet",
        text: "An account appears here as soon as a player adds one.",
      }}
    />
  );
};

export default BankAccountsPage;
