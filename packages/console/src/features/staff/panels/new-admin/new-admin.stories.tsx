import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./new-admin.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/New Admin",
  tags: ["panel:new-admin"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const Platform = { ...look(scenes.OfThePlatform), name: "Platform staff" };
export const ForOperatorAdmin = { ...look(scenes.ForOperatorAdmins), name: "Signed in as operator admin" };
