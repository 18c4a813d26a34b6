import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./cms-block.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/CMS v2/Block",
  tags: ["panel:cms-block"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NotFound = look(scenes.Gone);
export const New = look(scenes.New);
export const NoOperator = { ...look(scenes.NoOperator), name: "No operator selected" };
