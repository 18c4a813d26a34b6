import { listBonusClaims, listBonusTransactions, listBonuses, showBonus } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/bonus";
import { listPage } from "#entities/fields/list-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";
import { bonusActions } from "./list/bonuses.actions.ts";

const bonuses = listPage({
  read: listBonuses,
  shape: shapes.listBonuses,
  label: "Bonuses",
  key: "bonusId",
  first: ["title"],
  actions: bonusActions,
  opens: { page: "/bonus/{bonusId}" },
});

/** What is at each path of the feature. */
export default {
  "/bonus": bonuses,
  "/bonus/list": bonuses,
  "/bonus/claims": listPage({
    read: listBonusClaims,
    shape: shapes.listBonusClaims,
    label: "Bonus claims",
    key: "claimId",
    first: ["title"],
  }),
  "/bonus/transactions": listPage({
    read: listBonusTransactions,
    shape: shapes.listBonusTransactions,
    label: "Bonus transactions",
    key: "txId",
  }),
  "/bonus/{id}": recordPage({
    read: showBonus,
    shape: shapes.showBonus,
    noun: "bonus",
    params: { id: "bonusId" },
  }),
};
