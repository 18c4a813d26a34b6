import { listBonusFormRequests, listBonusForms, listBonusReleases, showBonusRelease } from "@backoffice/api-client";
import * as bonusShapes from "@backoffice/api-client/shapes/bonus";
import * as bonusFormsShapes from "@backoffice/api-client/shapes/bonus-forms";
import { listPage } from "#entities/fields/list-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/bonus/releases": listPage({
    read: listBonusReleases,
    shape: bonusShapes.listBonusReleases,
    label: "Bonus releases",
    key: "bonusId",
    first: ["title"],
    link: "/bonus/releases/{bonusId}",
  }),
  "/bonus/releases/{id}": recordPage({
    read: showBonusRelease,
    shape: bonusShapes.showBonusRelease,
    noun: "bonus release",
    params: { id: "bonusId" },
  }),
  "/bonus/form": listPage({
    read: listBonusForms,
    shape: bonusFormsShapes.listBonusForms,
    label: "Bonus forms",
    key: "bonusId",
    first: ["title"],
  }),
  "/bonus/form/new": listPage({
    read: listBonusForms,
    shape: bonusFormsShapes.listBonusForms,
    label: "Bonus forms",
    key: "bonusId",
    first: ["title"],
  }),
  "/bonus/form/requests": listPage({
    read: listBonusFormRequests,
    shape: bonusFormsShapes.listBonusFormRequests,
    label: "Bonus requests",
    key: "requestId",
    first: ["bonusTitle"],
    fixed: { isDecided: false },
  }),
  "/bonus/form/history": listPage({
    read: listBonusFormRequests,
    shape: bonusFormsShapes.listBonusFormRequests,
    label: "Decided bonus requests",
    key: "requestId",
    first: ["bonusTitle"],
    fixed: { isDecided: true },
  }),
};
