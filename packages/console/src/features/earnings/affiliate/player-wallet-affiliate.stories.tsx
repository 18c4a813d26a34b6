import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./player-wallet-affiliate.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Affiliate",
  tags: ["panel:player-wallet-affiliate"],
} satisfies SceneMeta;

export const Default = look();
export const ReadOnly = look(scenes.LooksOnly);
export const NothingToRestore = look(scenes.NothingToRestore);
