import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./refresh-permissions.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Refresh Permissions",
  tags: ["panel:refresh-permissions"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const ForOtherRoles = { ...look(scenes.NoSelectorForOthers), name: "Signed in as admin" };
export const PlatformStaff = { ...look(scenes.OfPlatformStaff), name: "Platform staff" };
