import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./new-payment.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/New Payment",
  tags: ["panel:new-payment"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
