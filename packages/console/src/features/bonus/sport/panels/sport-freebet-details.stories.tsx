import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./sport-freebet-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bonus/Sport FreeBet",
  tags: ["panel:sport-freebet-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const NotFound = look(scenes.Gone);
export const AddDisabledWhenOver = look(scenes.AddDisabledWhenOver);
export const AddDisabledWhenNotEnabled = look(scenes.AddDisabledWhenNotEnabled);
export const GivenToPlayers = look(scenes.GivenToPlayers);
