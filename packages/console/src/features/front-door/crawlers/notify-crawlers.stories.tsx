import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./notify-crawlers.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Notify Crawlers",
  tags: ["panel:notify-crawlers"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
