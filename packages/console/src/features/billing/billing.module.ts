import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";

/** Pages of invoices, payments and balances, for billing records and for V2 (ruling 13). */
export const billing = defineModule({
  pages: definePages("Billing", "view_billing", () => import("./billing.pages.ts"), {
    "/billing/affiliates": { title: "Affiliate Billing" },
    "/billing/me": { title: "My Billing", shownTo: "others" },
    "/billing/meV2": { title: "My Billing V2", shownTo: "others" },
    "/billing/operators": { title: "Operator Billing" },
    "/billing/operatorsV2": { title: "Operator Billing V2" },
    "/billing/brands": { title: "Brand Billing", notForBrands: true },
    "/billing/invoices": { title: "Invoices" },
    "/billing/transaction-history": { title: "Billing Transaction History" },
  }),
  panels: [],
});
