import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-flow.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Other/Delete flow",
  tags: ["panel:delete-flow"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
