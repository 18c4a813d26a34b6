import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./provider-payment.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "Panels/Billing/Provider Payment/In a browser",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Copied = scenes.Copied;
