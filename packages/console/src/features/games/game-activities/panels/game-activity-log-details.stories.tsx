import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./game-activity-log-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Games catalogue/Game Activity Log details",
  tags: ["panel:game-activity-log-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NotFound = look(scenes.Gone);
export const ManyGames = look(scenes.ManyGames);
