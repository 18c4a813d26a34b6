import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./affiliate-withdraw-job-cancel.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Affiliate Withdraw Job Cancel",
  tags: ["panel:affiliate-withdraw-job-cancel"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const AlreadyEnded = look(scenes.EndedAlready);
