import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";

/** Partners, their channels and withdrawals. */
export const partners = defineModule({
  pages: definePages("Partners", "view_marketing_channels", () => import("./partners.pages.ts"), {
    "/partners/non-partner-brands": {
      title: "Non-Partner Brands",
      permission: "brands_access",
      noIncludeBrands: true,
      notForBrands: true,
    },
    "/partners/list": {
      title: "Partners",
      permission: "view_partners",
      recordOf: { kind: "partner", search: "search={}&panel=row-details&row={}" },
    },
    "/partners/withdraw": { title: "Partner Withdrawals", permission: "view_partner_withdrawals" },
    "/marketing-channels/list": { title: "Marketing Channels" },
    "/marketing-channels/report": { title: "Marketing Channel Report" },
    "/channels": { title: "Channels", shownTo: "partners" },
    "/brands": { title: "Brands", permission: "brands_access", shownTo: "others", notForBrands: true },
  }),
  panels: [],
});
