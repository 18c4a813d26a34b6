import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-tournament.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Tournaments/Delete tournament",
  tags: ["panel:delete-tournament"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const PrizesPending = look(scenes.PrizesWait);
