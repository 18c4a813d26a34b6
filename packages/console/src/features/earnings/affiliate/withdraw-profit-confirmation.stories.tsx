import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./withdraw-profit-confirmation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Withdraw Profit Confirmation",
  tags: ["panel:withdraw-profit-confirmation"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const BelowMinimum = look(scenes.TooLittle);
