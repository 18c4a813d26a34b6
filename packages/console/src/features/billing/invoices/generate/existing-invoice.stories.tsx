import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./existing-invoice.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Existing Invoice",
  tags: ["panel:existing-invoice"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
