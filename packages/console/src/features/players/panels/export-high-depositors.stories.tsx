import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./export-high-depositors.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Players/Export High Depositors",
  tags: ["panel:export-high-depositors"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
