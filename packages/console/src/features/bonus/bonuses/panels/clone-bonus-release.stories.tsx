import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./clone-bonus-release.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bonus/Clone Bonus release",
  tags: ["panel:clone-bonus-release"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
