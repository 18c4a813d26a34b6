import { listBillingMovements, listBillingRecords, listInvoices } from "@backoffice/api-client";
import * as billingShapes from "@backoffice/api-client/shapes/billing";
import * as billingV2Shapes from "@backoffice/api-client/shapes/billing-v2";
import { listPage } from "#entities/fields/list-page.ts";
import { BrandRecordsPage, OperatorRecordsPage } from "./invoices/records/records.pages.ts";
import { withCards } from "./dashboard/with-cards.tsx";
import { AffiliateBalancesPage, OperatorBalancesPage } from "./invoices/balances/balances.pages.ts";
import { InvoicesPage } from "./invoices/list/invoices.page.ts";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/billing/affiliates": AffiliateBalancesPage,
  "/billing/me": listPage({
    read: listBillingRecords,
    shape: billingShapes.listBillingRecords,
    label: "Billing records",
    key: "id",
    first: ["title"],
  }),
  "/billing/meV2": listPage({
    read: listInvoices,
    shape: billingV2Shapes.listInvoices,
    label: "Invoices",
    key: "_id",
    first: ["invoiceNo"],
    jsonForAdmins: true,
  }),
  "/billing/operators": OperatorRecordsPage,
  "/billing/operatorsV2": withCards(OperatorBalancesPage),
  "/billing/brands": BrandRecordsPage,
  "/billing/invoices": withCards(InvoicesPage),
  "/billing/transaction-history": listPage({
    read: listBillingMovements,
    shape: billingShapes.listBillingMovements,
    label: "Billing movements",
    key: "id",
    first: ["title"],
  }),
};
