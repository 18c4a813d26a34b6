import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./logs.pages.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Settings/Logs",
} satisfies SceneMeta;

export const Default = look();
export const StaffActivities = look(scenes.StaffActivities);
export const NoStaffActivities = look(scenes.NoStaffActivities);
export const Logins = look(scenes.Logins);
export const UnknownUser = look(scenes.UnknownUser);
export const NoLogins = look(scenes.NoLogins);
