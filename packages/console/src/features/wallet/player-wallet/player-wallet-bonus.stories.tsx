import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./player-wallet-bonus.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Transactions/Bonus",
  tags: ["panel:player-wallet-bonus"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NotFound = look(scenes.Gone);
export const ReadOnly = look(scenes.LooksOnly);
