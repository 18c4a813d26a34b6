import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./affiliate-withdraw-jobs.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Affiliate Withdraw Jobs",
  tags: ["panel:affiliate-withdraw-jobs"],
} satisfies SceneMeta;

export const Default = look();
