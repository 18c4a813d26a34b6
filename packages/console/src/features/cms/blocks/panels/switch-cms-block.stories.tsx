import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./switch-cms-block.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/CMS v2/Activate or deactivate block",
  tags: ["panel:switch-cms-block"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
