import { listCmsEntries } from "@backoffice/api-client";
import * as cmsV1Shapes from "@backoffice/api-client/shapes/cms-v1";
import { languageChoices } from "#entities/language/language-choices.ts";
import { listPage } from "#entities/fields/list-page.ts";

/** What is at each path of the first content management, until it has screens of its own. */
export default {
  "/cms/banners": listPage({
    read: listCmsEntries,
    shape: cmsV1Shapes.listCmsEntries,
    label: "Banners",
    key: "id",
    first: ["key"],
    fixed: { kind: "BANNER" },
    choices: languageChoices,
  }),
  "/cms/template": listPage({
    read: listCmsEntries,
    shape: cmsV1Shapes.listCmsEntries,
    label: "Sections",
    key: "id",
    first: ["key"],
    fixed: { kind: "TEMPLATE_SECTION" },
    choices: languageChoices,
  }),
};
