import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./operators.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Operators/Operators",
} satisfies SceneMeta;

export const Default = look();
export const Operators = look(scenes.Operators);
export const Brands = look(scenes.Brands);
