import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./player-activity.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Players/Player Activity",
  tags: ["panel:player-activity"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.Forbidden);
export const NotFound = look(scenes.Gone);
