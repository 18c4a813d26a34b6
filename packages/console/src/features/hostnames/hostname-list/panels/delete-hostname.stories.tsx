import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-hostname.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Delete hostname",
  tags: ["panel:delete-hostname"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
