import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./complete-partner-setup.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Partners/Complete Partner Setup",
  tags: ["panel:complete-partner-setup"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NotFound = look(scenes.Gone);
