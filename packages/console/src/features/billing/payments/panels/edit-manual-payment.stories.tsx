import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./edit-manual-payment.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Edit Manual Payment",
  tags: ["panel:edit-manual-payment"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
