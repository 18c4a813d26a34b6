import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./edit-footer-menu-item.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/CMS (v1)/Edit Footer Menu Item",
  tags: ["panel:edit-footer-menu-item"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
