import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./change-user-role.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Change User Role",
  tags: ["panel:change-user-role"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const ForAdmin = { ...look(scenes.ForAdmins), name: "Signed in as admin" };
export const OwnAccount = look(scenes.NobodyPromotesThemselves);
export const PartnerUser = look(scenes.OfAPartner);
