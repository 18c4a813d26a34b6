import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./affiliate-withdraw-jobs.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Affiliate Withdraw Jobs",
  tags: ["panel:affiliate-withdraw-jobs"],
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.None);
export const Loading = frameLook({ loading: "listAffiliateWithdrawJobs" });
export const Error = frameLook({ error: "listAffiliateWithdrawJobs" });
export const ReadOnly = look(scenes.LooksOnly);
