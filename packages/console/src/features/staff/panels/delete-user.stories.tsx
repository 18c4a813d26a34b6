import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-user.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Delete user",
  tags: ["panel:delete-user"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const OwnAccount = look(scenes.SuperAdminsDoNotDeleteThemselves);
export const SuperAdmin = look(scenes.OnlySuperAdminsDeleteSuperAdmins);
