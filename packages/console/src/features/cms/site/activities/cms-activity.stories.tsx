import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./cms-activity.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/CMS (v1)/CMS Activity",
  tags: ["panel:cms-activity"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NotFound = look(scenes.Gone);
