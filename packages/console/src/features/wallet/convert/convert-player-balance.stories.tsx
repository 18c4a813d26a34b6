import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./convert-player-balance.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Transactions/Convert Player Balance",
  tags: ["panel:convert-player-balance"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NothingToConvert = look(scenes.NothingToConvert);
export const FromRow = { ...look(scenes.FromARow), name: "Opened from a wallet row" };
