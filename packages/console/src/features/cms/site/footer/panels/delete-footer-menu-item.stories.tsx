import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-footer-menu-item.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/CMS (v1)/Delete footer menu item",
  tags: ["panel:delete-footer-menu-item"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
