import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./block-unblock-user.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Block User or Unblock User",
  tags: ["panel:block-unblock-user"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const Unblocked = look(scenes.Unblocked);
export const OwnAccount = look(scenes.NobodyBlocksThemselves);
export const SuperAdmin = look(scenes.OnlySuperAdminsBlockSuperAdmins);
