import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./partner-dashboard.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Dashboards/Partner Dashboard",
  tags: ["panel:partner-dashboard"],
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showPartnerDashboard" });
export const NotFound = look(scenes.Gone);
export const Unauthorized = { ...look(scenes.Unauthorized), name: "Not a partner" };
