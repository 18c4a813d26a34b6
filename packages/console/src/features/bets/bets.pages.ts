import { listBetDebits, listBets, showBet } from "@backoffice/api-client";
import * as betsShapes from "@backoffice/api-client/shapes/bets";
import { plainListPage } from "../../kit/plain-list-page.tsx";
import { plainRecordPage } from "../../kit/plain-record-page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/quick-bets": plainListPage({
    read: listBets,
    shape: betsShapes.listBets,
    label: "Bets",
    key: "betId",
    link: "/bets/{betId}",
  }),
  "/bets": plainListPage({
    read: listBets,
    shape: betsShapes.listBets,
    label: "Bets",
    key: "betId",
    link: "/bets/{betId}",
  }),
  "/bets/{id}": plainRecordPage({ read: showBet, shape: betsShapes.showBet, noun: "bet", params: { id: "betId" } }),
  "/bets/reconciled-debits": plainListPage({
    read: listBetDebits,
    shape: betsShapes.listBetDebits,
    label: "Debits",
    key: "txId",
  }),
};
