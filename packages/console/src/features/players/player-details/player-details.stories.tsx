import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./player-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Players/Player Details",
  tags: ["panel:player-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.MayNotDecide);
export const NotFound = look(scenes.Gone);
