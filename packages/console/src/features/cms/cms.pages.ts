import {
  listCmsEntries,
  listCmsOperators,
  listMedia,
  listOperatorActivities,
  showBranding,
  showFooter,
} from "@backoffice/api-client";
import * as activitiesShapes from "@backoffice/api-client/shapes/activities";
import * as cmsSiteShapes from "@backoffice/api-client/shapes/cms-site";
import * as cmsV1Shapes from "@backoffice/api-client/shapes/cms-v1";
import { languageChoices } from "#entities/language/language-choices.ts";
import { listPage } from "#entities/fields/list-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/cms/operators": listPage({
    read: listCmsOperators,
    shape: cmsV1Shapes.listCmsOperators,
    label: "Operators",
    key: "opId",
    first: ["title"],
  }),
  "/cms/branding": recordPage({
    read: showBranding,
    shape: cmsSiteShapes.showBranding,
    noun: "branding",
    oneOperator: true,
  }),
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
  "/cms/banners": listPage({
    read: listCmsEntries,
    shape: cmsV1Shapes.listCmsEntries,
    label: "Banners",
    key: "id",
    first: ["key"],
    fixed: { kind: "BANNER" },
    choices: languageChoices,
  }),
  "/cms/file-manager": listPage({
    read: listMedia,
    shape: cmsSiteShapes.listMedia,
    label: "Files",
    key: "_id",
    first: ["name"],
    oneOperator: true,
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
  "/cms/menus": listPage({
    read: listCmsEntries,
    shape: cmsV1Shapes.listCmsEntries,
    label: "Menus",
    key: "id",
    first: ["key"],
    fixed: { kind: "MENU" },
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
  "/cms/footer": recordPage({
    read: showFooter,
    shape: cmsSiteShapes.showFooter,
    noun: "footer",
    fixed: { selectedLanguage: "en" },
    choices: languageChoices,
    oneOperator: true,
  }),
  "/cms/activities": listPage({
    read: listOperatorActivities,
    shape: activitiesShapes.listOperatorActivities,
    label: "CMS activities",
    key: "uuid",
    first: ["timestamp", "message"],
    fixed: { type: "CMS" },
  }),
};
