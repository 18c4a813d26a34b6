import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./calculators.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Withdraw/Calculators",
} satisfies SceneMeta;

export const Default = look();
export const AllOperators = look(scenes.OfAllOperators);
