import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./topup-player-bonus.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Transactions/Topup Player Bonus",
  tags: ["panel:topup-player-bonus"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
