import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./payouts.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Transactions/Cashback and affiliate profit",
} satisfies SceneMeta;

export const Default = look();
export const ConfirmedCashback = look(scenes.ConfirmedCashback);
export const AffiliateProfit = look(scenes.AffiliateProfit);
export const NoCashback = look(scenes.NoCashback);
export const NoAffiliateProfit = look(scenes.NoAffiliateProfit);
