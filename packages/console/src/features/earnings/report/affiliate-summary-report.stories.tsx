import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./affiliate-summary-report.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Affiliate Summary Report",
  tags: ["panel:affiliate-summary-report"],
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.NoReport);
export const Error = frameLook({ error: "showAffiliateReport" });
export const Forbidden = frameLook({ forbidden: "dev-ops" });
