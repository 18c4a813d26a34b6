import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./change-user-role.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Change User Role",
  tags: ["panel:change-user-role"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const ForAdmins = look(scenes.ForAdmins);
export const NobodyPromotesThemselves = look(scenes.NobodyPromotesThemselves);
export const OfAPartner = look(scenes.OfAPartner);
