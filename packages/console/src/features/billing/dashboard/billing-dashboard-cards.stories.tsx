import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./billing-dashboard-cards.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Billing dashboard cards",
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showBillingCards" });
export const WithBrands = look(scenes.WithBrands);
