import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./invoices.pages.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Billing/Billing of operators",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.NoRecords);
export const OperatorRecords = look(scenes.OperatorRecords);
export const BrandRecords = look(scenes.BrandRecords);
export const OperatorBalances = look(scenes.OperatorBalances);
export const AffiliateBalances = look(scenes.AffiliateBalances);
export const Filters = look(scenes.Filters);
export const Paid = look(scenes.PaidNeedsNoPayment);
export const NoInvoices = look(scenes.NoInvoices);
export const NoAffiliates = look(scenes.NoAffiliates);
