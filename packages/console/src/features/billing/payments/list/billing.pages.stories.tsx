import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./billing.pages.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Billing/Payments and movements",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
export const Payments = look(scenes.Payments);
export const PaymentsInTrx = { ...look(scenes.PaymentsInTron), name: "Payments in TRX" };
export const MyBilling = { ...look(scenes.MyBilling), name: "My billing" };
export const MyBillingV2 = { ...look(scenes.MyBillingV2), name: "My billing v2" };
export const NoPayments = look(scenes.NoPayments);
