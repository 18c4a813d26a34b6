import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./enable-game-confirmation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Games CMS/Enable game",
  tags: ["panel:enable-game-confirmation"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const ForThePlatform = { ...look(scenes.ForThePlatform), name: "Whole platform" };
