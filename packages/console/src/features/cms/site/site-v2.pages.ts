import BrandingPage from "./branding/branding.page.tsx";
import FilesPage from "./files/files.page.tsx";
import FooterPage from "./footer/footer.page.tsx";
import ThemePage from "./theme/theme.page.tsx";

/** Pages of CMS v2, by path. */
export default {
  "/cms/v2/branding": BrandingPage,
  "/cms/v2/theme": ThemePage,
  "/cms/v2/footer": FooterPage,
  "/cms/v2/file-manager": FilesPage,
};
