import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./activate-games-by-aggregator.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Games CMS/Activate games by aggregator",
  tags: ["panel:activate-games-by-aggregator"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
