import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./game-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Games catalogue/Game Details",
  tags: ["panel:game-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NotFound = look(scenes.Gone);
export const NotOnPlatform = look(scenes.NotOnThePlatform);
export const BrokenLink = look(scenes.BrokenLink);
