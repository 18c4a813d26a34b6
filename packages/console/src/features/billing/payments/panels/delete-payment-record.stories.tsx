import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-payment-record.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Delete payment",
  tags: ["panel:delete-payment-record"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const CpgTransfer = { ...look(scenes.CpgTransfer), name: "CPG transfer" };
