import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./top-bar.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Shell/Top bar",
} satisfies SceneMeta;

export const Default = look();
export const OperatorStaff = look(scenes.OperatorStaff);
export const Partner = look(scenes.Partner);
export const Dashboard = look(scenes.Dashboard);
export const BrandsExcluded = look(scenes.BrandsExcluded);
export const UnknownOperator = look(scenes.UnknownOperator);
export const OperatorsOpen = scenes.Operators;
export const NotificationsEmpty = scenes.NoNotifications;
export const NotificationsError = scenes.NotificationsFailed;
export const PlayerSearch = scenes.PlayerSearch;
export const PlayerNotFound = scenes.NoSuchPlayer;

export const Help = { ...scenes.Help, tags: ["panel:additional-details"] };

export const CommandPalette = scenes.Palette;
