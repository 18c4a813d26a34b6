import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./tournament-winner-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Tournaments/Tournament winner",
  tags: ["panel:tournament-winner-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.Forbidden);
export const NotFound = look(scenes.Gone);
