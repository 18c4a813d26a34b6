import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./deactivate-games-by-aggregator.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Games CMS/Deactivate games by aggregator",
  tags: ["panel:deactivate-games-by-aggregator"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NoOperator = { ...look(scenes.WithoutOperator), name: "No operator selected" };
