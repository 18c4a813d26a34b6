import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./sport-freebet-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bonus/Sport FreeBet",
  tags: ["panel:sport-freebet-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const NotFound = look(scenes.Gone);
export const Over = { ...look(scenes.AddDisabledWhenOver), name: "Ended" };
export const NotEnabled = { ...look(scenes.AddDisabledWhenNotEnabled), name: "Disabled" };
export const WithPlayers = look(scenes.GivenToPlayers);
