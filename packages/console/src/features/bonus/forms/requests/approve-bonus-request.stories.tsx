import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./approve-bonus-request.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bonus/Topup Player",
  tags: ["panel:approve-bonus-request"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const BalanceUnknown = look(scenes.BalanceUnknown);
