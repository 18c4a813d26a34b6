import type { components } from "@backoffice/api-client";
import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Schemas = components["schemas"];
/** A partner as lists and dashboards name it. */
type PartnerOption = Schemas["PartnerOption"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "partner-withdraw-details": { tx: string };
    /** Existing parts of the new partner: its brand, or the partner without a user. */
    "add-new-partner": Adds<{ brand?: string; partner?: string }>;
    "complete-partner-setup": { brand?: string; partner?: string };
    "partner-brand-setup": { partner: string };
  }
  interface DialogParams {
    "partner-withdraw": PartnerOption;
    "partner-withdraw-history": PartnerOption;
    /** For this partner; the form asks if omitted. */
    "add-partner-channel": Adds<{ partner?: PartnerOption }>;
    "partner-withdraw-confirmation": {
      withdrawal: Schemas["PartnerWithdraw"];
      action: "approve" | "reject";
      /** A note entered before. */
      note?: string;
    };
  }
}

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
  panels: definePanels("view_partner_withdrawals", () => import("./partners.panels.ts"), {
    "add-new-partner": {
      title: "Add New Partner",
      permission: "edit_partners",
      params: ["brand", "partner"],
      creates: { label: "New partner", permission: "edit_partners" },
    },
    "complete-partner-setup": {
      title: "Complete Partner Setup",
      permission: "edit_partners",
      params: ["brand", "partner"],
      edits: true,
    },
    "partner-brand-setup": {
      title: "Brand of a partner",
      permission: "edit_partners",
      params: ["partner"],
      edits: true,
    },
    "add-partner-channel": {
      title: "Add Partner Channel",
      permission: "edit_marketing_channels",
      creates: { label: "New channel", permission: "edit_marketing_channels" },
      about: ({ partner }) => [partner?.partnerId ?? ""],
    },
    "partner-withdraw": {
      title: "Partner Withdraw",
      permission: "request_partner_withdrawals",
      about: ({ partnerId }) => [partnerId],
    },
    "partner-withdraw-history": { title: "Withdraw History" },
    "partner-withdraw-details": {
      title: "Partner Withdraw Details",
      params: ["tx"],
      recordOf: "partner-withdrawal",
    },
    "partner-withdraw-confirmation": {
      title: "Approve or reject partner withdrawal",
      permission: "approve_reject_partner_withdrawals",
      about: ({ withdrawal, action }) => [withdrawal.txId, action],
    },
  }),
});
