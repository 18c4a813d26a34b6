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

/** What is at each path of the first content management, until it has screens of its own. */
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
  "/cms/menus": listPage({
    read: listCmsEntries,
    shape: cmsV1Shapes.listCmsEntries,
    label: "Menus",
    key: "id",
    first: ["key"],
    fixed: { kind: "MENU" },
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
  "/cms/file-manager": listPage({
    read: listMedia,
    shape: cmsSiteShapes.listMedia,
    label: "Files",
    key: "_id",
    first: ["name"],
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
