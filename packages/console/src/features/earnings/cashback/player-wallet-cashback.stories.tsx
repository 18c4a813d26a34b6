import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./player-wallet-cashback.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Cashback",
  tags: ["panel:player-wallet-cashback"],
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showCashbackSummary" });
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NotFound = look(scenes.Gone);
export const ReadOnly = look(scenes.LooksOnly);
export const OperatorsLevels = { ...look(scenes.OperatorsLevels), name: "Levels of the operator" };
