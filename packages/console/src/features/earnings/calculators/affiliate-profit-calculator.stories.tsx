import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./affiliate-profit-calculator.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Affiliate Profit Calculator",
  tags: ["panel:affiliate-profit-calculator"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
