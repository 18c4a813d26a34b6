import { GeneralSettingsPage } from "./general-settings.page.tsx";

/** What is at the path of one's own operator's settings. */
export default {
  "/settings/general": GeneralSettingsPage,
};
