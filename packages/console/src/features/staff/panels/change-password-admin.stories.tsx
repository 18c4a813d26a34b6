import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./change-password-admin.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Change Password",
  tags: ["panel:change-password-admin"],
} satisfies SceneMeta;

export const Default = look();
export const OwnPassword = look(scenes.OnesOwn);
export const SuperAdmin = look(scenes.OfASuperAdmin);
