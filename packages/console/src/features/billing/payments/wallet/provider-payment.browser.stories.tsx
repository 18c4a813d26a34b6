import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./provider-payment.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Panels/Billing/Provider Payment",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Copied = scenes.Copied;
