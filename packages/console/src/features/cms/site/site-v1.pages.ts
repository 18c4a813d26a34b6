import { CmsActivitiesPage } from "./activities/cms-activities.page.ts";
import BrandingPage from "./branding/branding.page.tsx";
import FilesPage from "./files/files.page.tsx";
import FooterPage from "./footer/footer.page.tsx";
import { CmsOperatorsPage } from "./v1/cms-operators.page.ts";

/** Pages of CMS v1, by path. */
export default {
  "/cms/operators": CmsOperatorsPage,
  "/cms/branding": BrandingPage,
  "/cms/footer": FooterPage,
  "/cms/file-manager": FilesPage,
  "/cms/activities": CmsActivitiesPage,
};
