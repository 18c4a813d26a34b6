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
import { plainListPage } from "../../kit/plain-list-page.tsx";
import { plainRecordPage } from "../../kit/plain-record-page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/bonus": plainListPage({
    read: listBonuses,
    shape: bonusShapes.listBonuses,
    label: "Bonuses",
    key: "bonusId",
    first: ["title"],
    link: "/bonus/{bonusId}",
  }),
  "/bonus/list": plainListPage({
    read: listBonuses,
    shape: bonusShapes.listBonuses,
    label: "Bonuses",
    key: "bonusId",
    first: ["title"],
    link: "/bonus/{bonusId}",
  }),
  "/bonus/claims": plainListPage({
    read: listBonusClaims,
    shape: bonusShapes.listBonusClaims,
    label: "Bonus claims",
    key: "claimId",
    first: ["title"],
  }),
  "/bonus/releases": plainListPage({
    read: listBonusReleases,
    shape: bonusShapes.listBonusReleases,
    label: "Bonus releases",
    key: "bonusId",
    first: ["title"],
    link: "/bonus/releases/{bonusId}",
  }),
  "/bonus/releases/{id}": plainRecordPage({
    read: showBonusRelease,
    shape: bonusShapes.showBonusRelease,
    noun: "bonus release",
    params: { id: "bonusId" },
  }),
  "/bonus/transactions": plainListPage({
    read: listBonusTransactions,
    shape: bonusShapes.listBonusTransactions,
    label: "Bonus transactions",
    key: "txId",
  }),
  "/bonus/{id}": plainRecordPage({
    read: showBonus,
    shape: bonusShapes.showBonus,
    noun: "bonus",
    params: { id: "bonusId" },
  }),
  "/bonus/form": plainListPage({
    read: listBonusForms,
    shape: bonusFormsShapes.listBonusForms,
    label: "Bonus forms",
    key: "bonusId",
    first: ["title"],
  }),
  "/bonus/form/new": plainListPage({
    read: listBonusForms,
    shape: bonusFormsShapes.listBonusForms,
    label: "Bonus forms",
    key: "bonusId",
    first: ["title"],
  }),
  "/bonus/form/requests": plainListPage({
    read: listBonusFormRequests,
    shape: bonusFormsShapes.listBonusFormRequests,
    label: "Bonus requests",
    key: "requestId",
    first: ["bonusTitle"],
    fixed: { isDecided: false },
  }),
  "/bonus/form/history": plainListPage({
    read: listBonusFormRequests,
    shape: bonusFormsShapes.listBonusFormRequests,
    label: "Decided bonus requests",
    key: "requestId",
    first: ["bonusTitle"],
    fixed: { isDecided: true },
  }),
};
