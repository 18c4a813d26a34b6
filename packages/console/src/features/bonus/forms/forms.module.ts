import type { components } from "@backoffice/api-client";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "bonus-form-edit": { form: string };
    "bonus-request-details": { request: string };
  }
  interface DialogParams {
    "delete-form-bonus": { form: Schemas["BonusForm"] };
    "approve-bonus-request": { request: Schemas["BonusFormRequest"] };
    "reject-bonus-request": { request: Schemas["BonusFormRequest"] };
  }
}

/** Bonus forms and the requests sent with them. */
export const bonusForms = defineModule({
  pages: definePages("Bonus", "view_bonuses", () => import("./forms.pages.ts"), {
    "/bonus/form": { title: "Bonus Forms" },
    "/bonus/form/new": { title: "New Bonus Form", permission: "edit_bonuses", inMenu: false },
    "/bonus/form/requests": { title: "Bonus Form Requests", permission: "view_bonus_requests" },
    "/bonus/form/history": { title: "Bonus Form History", permission: "view_bonus_requests" },
  }),
  panels: definePanels("view_bonuses", () => import("./forms.panels.ts"), {
    "bonus-form-edit": { title: "Bonus form", width: "lg", params: ["form"], recordOf: "bonus-form", edits: true },
    "delete-form-bonus": { title: "Delete bonus form", permission: "delete_bonuses" },
    "bonus-request-details": { title: "Bonus request", permission: "view_bonus_requests", params: ["request"] },
    "approve-bonus-request": {
      title: "Topup Player",
      permission: "decide_bonus_requests",
      about: ({ request }) => [request.requestId],
    },
    "reject-bonus-request": {
      title: "Reject Bonus Request",
      permission: "decide_bonus_requests",
      about: ({ request }) => [request.requestId],
    },
  }),
});
