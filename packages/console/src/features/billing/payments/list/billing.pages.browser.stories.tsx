import { playedScene } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./billing.pages.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Pages/Billing/Payments and movements",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const MyBillingV2 = playedScene(scenes.MyBillingV2);
