import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-bonus-release.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bonus/Delete bonus release",
  tags: ["panel:delete-bonus-release"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const Scheduled = look(scenes.Scheduled);
export const Running = look(scenes.Running);
