import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./billing-record-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Billing Record Details",
  tags: ["panel:billing-record-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NotFound = look(scenes.Gone);
export const Payment = look(scenes.OfAPayment);
export const ForAdmin = { ...look(scenes.AdminsTabs), name: "Signed in as admin" };
export const PaymentForAdmin = { ...look(scenes.AdminsTabsOfAPayment), name: "Payment, signed in as admin" };
export const ForOperator = { ...look(scenes.OperatorsTabs), name: "Signed in as operator admin" };
