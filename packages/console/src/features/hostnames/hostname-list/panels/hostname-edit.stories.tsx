import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./hostname-edit.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Hostname, form",
  tags: ["panel:hostname-edit"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const New = look(scenes.Added);
