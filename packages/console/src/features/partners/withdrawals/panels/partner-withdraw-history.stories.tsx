import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./partner-withdraw-history.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Partners/Withdraw History",
  tags: ["panel:partner-withdraw-history"],
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "listPartnerWithdrawHistory" });
export const Forbidden = frameLook({ forbidden: "dev-ops" });
