import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./invoice-setting.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Billing/Invoice Setting",
  tags: ["panel:invoice-setting"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const BrandOfOperator = { ...look(scenes.BrandOfAnOperator), name: "Brand without settings of its own" };
export const AnotherOperator = { ...look(scenes.OfAnother), name: "Operator without access" };
