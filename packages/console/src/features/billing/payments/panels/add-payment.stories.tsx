import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./add-payment.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Add Payment",
  tags: ["panel:add-payment"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const ForAnInvoice = { ...look(scenes.ForAnInvoice), name: "Opened from an invoice" };
export const NoOperator = { ...look(scenes.WithoutOperator), name: "No operator selected" };
