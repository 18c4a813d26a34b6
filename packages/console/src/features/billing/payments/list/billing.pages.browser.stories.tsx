import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./billing.pages.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "Pages/Billing/Payments and movements/In a browser",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const MyBillingV2 = scenes.MyBillingV2;
