import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./convert-player-balance.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Transactions/Convert Player Balance",
  tags: ["panel:convert-player-balance"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const NothingToConvert = look(scenes.NothingToConvert);
export const FromARow = look(scenes.FromARow);
