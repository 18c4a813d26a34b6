import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./permission-edit.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Create Permission or Edit Permission",
  tags: ["panel:permission-edit"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const New = look(scenes.Added);
