import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./payment-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Payment Details",
  tags: ["panel:payment-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const NotFound = look(scenes.Gone);
export const CpgTransfer = { ...look(scenes.CpgTransfer), name: "CPG transfer" };
export const NoAddress = look(scenes.NoAddressToFollow);
