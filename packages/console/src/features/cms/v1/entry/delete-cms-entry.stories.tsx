import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-cms-entry.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/CMS (v1)/Delete entry",
  tags: ["panel:delete-cms-entry"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const WithChildren = look(scenes.OthersUnderIt);
