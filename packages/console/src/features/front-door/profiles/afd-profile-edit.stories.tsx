import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./afd-profile-edit.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/AFD Profile",
  tags: ["panel:afd-profile-edit"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
