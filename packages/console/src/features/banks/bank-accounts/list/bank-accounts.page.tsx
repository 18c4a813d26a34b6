import { listBankAccounts, showBankAccount, type components } from "@backoffice/api-client";
import { CreditCard } from "lucide-react";
import { bankAccountRowChecks } from "#entities/bank-account/checks/bank-account-row-checks.ts";
import { ListPage } from "#kit/list/list-page.tsx";
import { builtInViews } from "#kit/list/state/view-definitions.ts";
import { waitingOverADay } from "#kit/queue/waiting/waiting-over-a-day.ts";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { QUEUE_TARGETS } from "#kit/queue/queue-targets.ts";
import { staffQueue } from "#kit/queue/staff-queue.tsx";
import { bankAccountActions } from "./bank-accounts.actions.ts";
import { bankAccountBulk } from "./bank-accounts.bulk.ts";
import { bankAccountColumns } from "./bank-accounts.columns.tsx";
import { bankAccountFilters } from "./bank-accounts.filters.ts";

const bankAccounts = rowsOf(listBankAccounts, "uuid");
const WAITING = { status: "PENDING", isDeleted: "false" };
const views = builtInViews(waitingOverADay(WAITING), {
  name: "Pending duplicates",
  filter: () => ({ ...WAITING, isDuplicated: "true" }),
});

const queue = staffQueue({
  waiting: WAITING,
  since: "createdAt",
  target: QUEUE_TARGETS.bankAccounts,
  toCheck: ({ checks }: components["schemas"]["BankAccount"]) =>
    checks && bankAccountRowChecks(checks).some(({ state }) => state !== "note"),
  read: (uuid) => showBankAccount.options({ body: { uuid } }),
});

/** `/withdraw/bank-accounts` */
const BankAccountsPage = () => (
  <ListPage
    label="Bank accounts"
    source={bankAccounts}
    columns={bankAccountColumns}
    filters={bankAccountFilters}
    actions={bankAccountActions}
    bulk={bankAccountBulk}
    defaultSort={{ id: "createdAt", desc: true }}
    opens={{ panel: "bank-account-details", param: "uuid" }}
    views={views}
    queue={queue}
    empty={{ icon: CreditCard, text: "Accounts appear here once players add them." }}
  />
);

export default BankAccountsPage;
