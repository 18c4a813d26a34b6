import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./migrate-user.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Migrate User",
  tags: ["panel:migrate-user"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const ForAdmin = { ...look(scenes.ForAdmins), name: "Signed in as admin" };
export const PartnerUser = look(scenes.OfAPartner);
