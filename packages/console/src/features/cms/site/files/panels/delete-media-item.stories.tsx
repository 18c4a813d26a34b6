import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-media-item.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/CMS (v1)/Delete file",
  tags: ["panel:delete-media-item"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const UsageUnknown = look(scenes.UsesUnknown);
