import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./billing.pages.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "In a browser/Pages/Billing/Payments and movements",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const MyBillingV2 = scenes.MyBillingV2;
