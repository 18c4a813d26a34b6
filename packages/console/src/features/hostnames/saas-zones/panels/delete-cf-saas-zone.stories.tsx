import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-cf-saas-zone.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Delete SaaS zone",
  tags: ["panel:delete-cf-saas-zone"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const InUse = { ...look(scenes.StillServes), name: "Still in use" };
