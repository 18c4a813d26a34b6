import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./dashboards.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Dashboards/Dashboard",
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showDashboardCards" });
export const CustomPeriod = look(scenes.PeriodInTheAddress);
export const PartialError = look(scenes.RestFailed);
export const PartnerError = look(scenes.PartnerFailed);
