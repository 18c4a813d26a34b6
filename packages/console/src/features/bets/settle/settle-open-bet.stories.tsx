import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./settle-open-bet.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bets/Settle Open Bet",
  tags: ["panel:settle-open-bet"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const AmountInJpy = { ...look(scenes.InYen), name: "Amount in JPY" };
export const NotOpen = look(scenes.NotOpen);
