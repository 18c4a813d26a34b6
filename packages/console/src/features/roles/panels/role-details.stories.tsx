import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./role-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Role Details",
  tags: ["panel:role-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NotFound = look(scenes.Gone);
export const ReadOnly = look(scenes.ReadOnlyForAdmins);
export const TwoTables = { ...look(scenes.TwoTables), name: "Permissions in two tables" };
export const ForOperatorAdmin = { ...look(scenes.ByAnOperatorAdmin), name: "Signed in as operator admin" };
export const TemplateDeleted = look(scenes.TemplateDeleted);
