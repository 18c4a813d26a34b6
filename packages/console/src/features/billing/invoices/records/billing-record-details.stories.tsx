import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./billing-record-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Billing Record Details",
  tags: ["panel:billing-record-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.Forbidden);
export const NotFound = look(scenes.Gone);
export const OfAPayment = look(scenes.OfAPayment);
export const AdminsTabs = look(scenes.AdminsTabs);
export const AdminsTabsOfAPayment = look(scenes.AdminsTabsOfAPayment);
export const OperatorsTabs = look(scenes.OperatorsTabs);
