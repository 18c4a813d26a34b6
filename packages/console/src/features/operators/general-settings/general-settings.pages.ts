import { GeneralSettingsPage } from "./general-settings.page.tsx";

/** Pages of the own operator's settings by path. */
export default {
  "/settings/general": GeneralSettingsPage,
};
