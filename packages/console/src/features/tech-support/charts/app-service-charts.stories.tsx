import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./app-service-charts.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Tech Support/App Service Charts",
  tags: ["panel:app-service-charts"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "partner" });
export const NotFound = look(scenes.Gone);
export const Stopped = look(scenes.Stopped);
