import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./add-sport-freebet-confirmation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bonus/Add Sport FreeBet Confirmation",
  tags: ["panel:add-sport-freebet-confirmation"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const ChoosePlayer = { ...look(scenes.ChoosePlayer), name: "Choosing a player" };
export const SwitchedOff = { ...look(scenes.SwitchedOff), name: "Disabled by another user" };
export const UnknownCurrency = look(scenes.UnknownCurrency);
