import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./role-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Role Details",
  tags: ["panel:role-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.Forbidden);
export const NotFound = look(scenes.Gone);
export const TwoTables = look(scenes.TwoTables);
export const ByAnOperatorAdmin = look(scenes.ByAnOperatorAdmin);
export const ReadOnlyForAdmins = look(scenes.ReadOnlyForAdmins);
export const TemplateDeleted = look(scenes.TemplateDeleted);
