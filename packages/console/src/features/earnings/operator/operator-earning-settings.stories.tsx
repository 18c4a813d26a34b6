import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./operator-earning-settings.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Affiliate and Cashback Settings",
  tags: ["panel:operator-earning-settings"],
} satisfies SceneMeta;

export const Default = look();
export const Error = look(scenes.Failed);
export const Forbidden = look(scenes.Forbidden);
export const CashbackSaved = look(scenes.CashbackSaved);
export const ReadsOnly = look(scenes.ReadsOnly);
