import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./tournament-winner-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Tournaments/Tournament winner",
  tags: ["panel:tournament-winner-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NotFound = look(scenes.Gone);
