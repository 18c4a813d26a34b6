import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./resend-withdraw-confirmation-cpg.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Resend Withdraw Confirmation, CPG",
  tags: ["panel:resend-withdraw-confirmation-cpg"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NoLongerInProgress = look(scenes.NotInProgressAnyMore);
