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
export const Error = look(scenes.Failed);
export const Forbidden = look(scenes.Forbidden);
export const Everything = look(scenes.Everything);
