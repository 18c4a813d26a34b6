import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./move-operator-under-parent.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Operators/Move Operator Under Parent",
  tags: ["panel:move-operator-under-parent"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const OneOperator = look(scenes.OfAnOperator);
export const WithBrands = look(scenes.WithBrands);
