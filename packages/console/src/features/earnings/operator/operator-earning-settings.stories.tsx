import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./operator-earning-settings.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Affiliate and Cashback Settings",
  tags: ["panel:operator-earning-settings"],
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "getOperatorSettings" });
export const Forbidden = frameLook({ forbidden: "partner" });
export const ReadOnly = look(scenes.ReadsOnly);
export const CashbackSaved = look(scenes.CashbackSaved);
