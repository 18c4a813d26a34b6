import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./dashboards.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Dashboards/Dashboard",
} satisfies SceneMeta;

export const Default = look();
export const Error = look(scenes.Failed);
export const PeriodInTheAddress = look(scenes.PeriodInTheAddress);
export const RestFailed = look(scenes.RestFailed);
export const PartnerFailed = look(scenes.PartnerFailed);
