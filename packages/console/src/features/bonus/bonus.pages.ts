import {
  listBonusClaims,
  listBonusFormRequests,
  listBonusForms,
  listBonusReleases,
  listBonusTransactions,
  listBonuses,
  showBonus,
  showBonusRelease,
} from "@backoffice/api-client";
import * as bonusShapes from "@backoffice/api-client/shapes/bonus";
import * as bonusFormsShapes from "@backoffice/api-client/shapes/bonus-forms";
import { listPage } from "#entities/fields/list-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/bonus": listPage({
    read: listBonuses,
    shape: bonusShapes.listBonuses,
    label: "Bonuses",
    key: "bonusId",
    first: ["title"],
    link: "/bonus/{bonusId}",
  }),
  "/bonus/list": listPage({
    read: listBonuses,
    shape: bonusShapes.listBonuses,
    label: "Bonuses",
    key: "bonusId",
    first: ["title"],
    link: "/bonus/{bonusId}",
  }),
  "/bonus/claims": listPage({
    read: listBonusClaims,
    shape: bonusShapes.listBonusClaims,
    label: "Bonus claims",
    key: "claimId",
    first: ["title"],
  }),
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
  "/bonus/transactions": listPage({
    read: listBonusTransactions,
    shape: bonusShapes.listBonusTransactions,
    label: "Bonus transactions",
    key: "txId",
  }),
  "/bonus/{id}": recordPage({
    read: showBonus,
    shape: bonusShapes.showBonus,
    noun: "bonus",
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
