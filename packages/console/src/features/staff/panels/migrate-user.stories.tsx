import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./migrate-user.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Migrate User",
  tags: ["panel:migrate-user"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const ForAdmins = look(scenes.ForAdmins);
export const OfAPartner = look(scenes.OfAPartner);
