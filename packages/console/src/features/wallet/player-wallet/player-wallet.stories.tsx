import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./player-wallet.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Transactions/Player Wallet",
  tags: ["panel:player-wallet"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NotFound = look(scenes.Gone);
export const ReadOnly = look(scenes.LooksOnly);
export const HeldByWithdrawal = look(scenes.HeldByAWithdrawal);
export const PartialError = { ...look(scenes.OnePartFails), name: "One part not loaded" };
