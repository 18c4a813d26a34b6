import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-payment.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Delete Payment Confirmation",
  tags: ["panel:delete-payment"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const CpgTransfer = { ...look(scenes.CpgTransfer), name: "CPG transfer" };
