import { listMedia, showBranding, showFooter, showTheme } from "@backoffice/api-client";
import * as cmsSiteShapes from "@backoffice/api-client/shapes/cms-site";
import { languageChoices } from "#entities/language/language-choices.ts";
import { listPage } from "#entities/fields/list-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";

/** What is at each path of the second content management, until it has screens of its own. */
export default {
  "/cms/v2/branding": recordPage({
    read: showBranding,
    shape: cmsSiteShapes.showBranding,
    noun: "branding",
    oneOperator: true,
  }),
  "/cms/v2/theme": recordPage({
    read: showTheme,
    shape: cmsSiteShapes.showTheme,
    noun: "theme",
    oneOperator: true,
  }),
  "/cms/v2/footer": recordPage({
    read: showFooter,
    shape: cmsSiteShapes.showFooter,
    noun: "footer",
    fixed: { selectedLanguage: "en" },
    choices: languageChoices,
    oneOperator: true,
  }),
  "/cms/v2/file-manager": listPage({
    read: listMedia,
    shape: cmsSiteShapes.listMedia,
    label: "Files",
    key: "_id",
    first: ["name"],
    oneOperator: true,
  }),
};
