import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-translation.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Delete translation",
  tags: ["panel:delete-translation"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
