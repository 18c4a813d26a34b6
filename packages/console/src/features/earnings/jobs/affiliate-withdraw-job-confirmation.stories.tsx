import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./affiliate-withdraw-job-confirmation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Affiliate Withdraw Confirmation",
  tags: ["panel:affiliate-withdraw-job-confirmation"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NoOperator = { ...look(scenes.WithoutOperator), name: "No operator selected" };
