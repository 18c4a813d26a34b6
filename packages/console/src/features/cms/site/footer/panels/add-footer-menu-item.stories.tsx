import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./add-footer-menu-item.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/CMS (v1)/Add Footer Menu Item",
  tags: ["panel:add-footer-menu-item"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
