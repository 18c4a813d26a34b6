import { CmsActivitiesPage } from "./activities/cms-activities.page.ts";
import BrandingPage from "./branding/branding.page.tsx";
import FilesPage from "./files/files.page.tsx";
import FooterPage from "./footer/footer.page.tsx";
import { CmsOperatorsPage, MenusPage } from "./v1/v1-lists.ts";

/** What is at each path of the first content management. */
export default {
  "/cms/operators": CmsOperatorsPage,
  "/cms/branding": BrandingPage,
  "/cms/menus": MenusPage,
  "/cms/footer": FooterPage,
  "/cms/file-manager": FilesPage,
  "/cms/activities": CmsActivitiesPage,
};
