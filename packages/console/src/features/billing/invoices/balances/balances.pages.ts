import { listAffiliateBalances, listOperatorBalances } from "@backoffice/api-client";
import { listAffiliateBalances as affiliates } from "@backoffice/api-client/shapes/billing";
import { listOperatorBalances as operators } from "@backoffice/api-client/shapes/billing-v2";
import { Scale, Users } from "lucide-react";
import { yearFilter } from "#entities/billing/month-filters.ts";
import { listPage } from "#entities/fields/contract-page.ts";
import { affiliateColumns } from "./affiliate.columns.tsx";
import { balanceActions } from "./balance.actions.ts";
import { balanceColumns } from "./balance.columns.tsx";

/** `/billing/operatorsV2`: highest debt first; a row opens the operator's invoices. */
export const OperatorBalancesPage = listPage({
  read: listOperatorBalances,
  shape: operators,
  label: "Operator balances",
  key: "opId",
  columns: balanceColumns,
  defaultSort: { id: "debtInUSD", desc: true },
  filters: { year: yearFilter },
  actions: balanceActions,
  create: { creates: "generate-invoice" },
  opens: { page: "/billing/invoices", keep: ["opId"] },
  empty: { icon: Scale, text: "Operators appear here once added." },
});

/** `/billing/affiliates`: highest balance first; a row opens the affiliate. */
export const AffiliateBalancesPage = listPage({
  read: listAffiliateBalances,
  shape: affiliates,
  label: "Affiliate balances",
  key: "affiliateId",
  columns: affiliateColumns,
  defaultSort: { id: "balanceInUSD", desc: true },
  opens: { page: "/players/{affiliateCode}" },
  empty: { icon: Users, text: "Affiliates appear here once they refer a player." },
});
