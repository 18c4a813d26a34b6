import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./game-jurisdiction-edit.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Games catalogue/Game jurisdiction",
  tags: ["panel:game-jurisdiction-edit"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NotFound = look(scenes.Gone);
export const New = look(scenes.Added);
