import { listCmsEntries } from "@backoffice/api-client";
import * as cmsV1Shapes from "@backoffice/api-client/shapes/cms-v1";
import { languageChoices } from "#entities/language/language-choices.ts";
import { listPage } from "#entities/fields/list-page.ts";

/** What is at each path of the first content management, until it has screens of its own. */
export default {
  "/cms/pages": listPage({
    read: listCmsEntries,
    shape: cmsV1Shapes.listCmsEntries,
    label: "Pages",
    key: "id",
    first: ["key"],
    fixed: { kind: "PAGE" },
    choices: languageChoices,
  }),
  "/cms/blog": listPage({
    read: listCmsEntries,
    shape: cmsV1Shapes.listCmsEntries,
    label: "Blog posts",
    key: "id",
    first: ["key"],
    fixed: { kind: "BLOG_POST" },
    choices: languageChoices,
  }),
  "/cms/modals": listPage({
    read: listCmsEntries,
    shape: cmsV1Shapes.listCmsEntries,
    label: "Modals",
    key: "id",
    first: ["key"],
    fixed: { kind: "MODAL" },
    choices: languageChoices,
  }),
  "/cms/page-types": listPage({
    read: listCmsEntries,
    shape: cmsV1Shapes.listCmsEntries,
    label: "Page types",
    key: "id",
    first: ["key"],
    fixed: { kind: "PAGE_TYPE" },
    choices: languageChoices,
  }),
};
