import { withCards } from "./dashboard/with-cards.tsx";
import { AffiliateBalancesPage, OperatorBalancesPage } from "./invoices/balances/balances.pages.ts";
import { InvoicesPage } from "./invoices/list/invoices.page.ts";
import { recordActions } from "./invoices/records/record.actions.ts";
import { BrandRecordsPage, OperatorRecordsPage } from "./invoices/records/records.pages.ts";
import { myBillingPage, MyBillingV2Page } from "./payments/list/my-billing.pages.tsx";
import { TransactionHistoryPage } from "./payments/list/transaction-history.page.tsx";

/** Pages by path. */
export default {
  "/billing/affiliates": AffiliateBalancesPage,
  "/billing/me": withCards(myBillingPage(recordActions)),
  "/billing/meV2": withCards(MyBillingV2Page),
  "/billing/operators": OperatorRecordsPage,
  "/billing/operatorsV2": withCards(OperatorBalancesPage),
  "/billing/brands": BrandRecordsPage,
  "/billing/invoices": withCards(InvoicesPage),
  "/billing/transaction-history": TransactionHistoryPage,
};
