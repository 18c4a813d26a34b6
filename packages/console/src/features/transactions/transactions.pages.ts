import {
  listAffiliateProfitWithdrawals,
  listTopUps,
  listTransactions,
  showTreasuryAccount,
} from "@backoffice/api-client";
import * as transactionsShapes from "@backoffice/api-client/shapes/transactions";
import * as walletShapes from "@backoffice/api-client/shapes/wallet";
import * as withdrawGatewaysShapes from "@backoffice/api-client/shapes/withdraw-gateways";
import * as withdrawalsShapes from "@backoffice/api-client/shapes/withdrawals";
import { listPage } from "#entities/fields/list-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";
import { BetAdjustmentsPage } from "./list/bet-adjustments.page.tsx";
import { ClaimedBonusesPage } from "./list/claimed-bonuses.page.tsx";
import { TransactionActivitiesPage } from "./list/transaction-activities.page.tsx";
import { TransactionsPage } from "./list/transactions.page.ts";
import { ProfitHistoryPage } from "./profit/profit-history.page.tsx";
import { TransactionPage } from "./record/transaction.page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/transactions/transactions-activities": TransactionActivitiesPage,
  "/transactions/claimed-bonus": ClaimedBonusesPage,
  "/transactions/list": TransactionsPage,
  "/transactions/affiliate-profit": listPage({
    read: listTransactions,
    shape: transactionsShapes.listTransactions,
    label: "Affiliate profit transactions",
    key: "txId",
    fixed: { transactionType: "AFFILIATE" },
    opens: { panel: "transaction-details", param: "txId" },
  }),
  "/transactions/pending-affiliate-profit": listPage({
    read: listAffiliateProfitWithdrawals,
    shape: withdrawalsShapes.listAffiliateProfitWithdrawals,
    label: "Pending affiliate profit",
    key: "txId",
    fixed: { status: "PENDING" },
    opens: { panel: "transaction-details", param: "txId" },
  }),
  "/transactions/cashback": listPage({
    read: listTransactions,
    shape: transactionsShapes.listTransactions,
    label: "Cashback transactions",
    key: "txId",
    fixed: { transactionType: "CASHBACK" },
    opens: { panel: "transaction-details", param: "txId" },
  }),
  "/transactions/pending-cashback": listPage({
    read: listTransactions,
    shape: transactionsShapes.listTransactions,
    label: "Pending cashback",
    key: "txId",
    fixed: { transactionType: "CASHBACK", status: "PENDING" },
    opens: { panel: "transaction-details", param: "txId" },
  }),
  "/transactions/bet-adjustment": BetAdjustmentsPage,
  "/transactions/details/{txId}": TransactionPage,
  "/topup/list": listPage({
    read: listTopUps,
    shape: walletShapes.listTopUps,
    label: "Top-ups",
    key: "txId",
    columns: { transactionType: "hidden" },
    opens: { panel: "transaction-details", param: "txId" },
  }),
  "/profit-history": ProfitHistoryPage,
  "/treasury-account": recordPage({
    read: showTreasuryAccount,
    shape: withdrawGatewaysShapes.showTreasuryAccount,
    noun: "treasury account",
    oneOperator: true,
  }),
};
