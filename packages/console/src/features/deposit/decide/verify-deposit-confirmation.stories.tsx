import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./verify-deposit-confirmation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Deposit/Verify Deposit Confirmation",
  tags: ["panel:verify-deposit-confirmation"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const AlreadyRejected = look(scenes.AlreadyRejected);
