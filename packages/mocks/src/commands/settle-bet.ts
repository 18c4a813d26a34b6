import type { components } from "@backoffice/api-client/contract";
import type { Clock } from "../db/clock.ts";
import type { Db } from "../db/db.ts";
import { Refusal } from "../request/refusal.ts";
import type { Account } from "../session/accounts.ts";
import { visibleRow } from "../session/visible.ts";
import { betDetails } from "./bet-details.ts";

/** Settles an open bet by hand: nothing won is lost, anything more is won (content §7). */
export const settleBet = (
  { db, account, clock }: { db: Db; account: Account; clock: Clock },
  { betId, winAmount }: { betId: string; winAmount: number },
): components["schemas"]["BetDetails"] | Refusal => {
  const { bets } = db.bets;
  const place = bets.find(betId);
  const bet = place === undefined ? undefined : visibleRow(db, account, bets.at(place));
  if (place === undefined || !bet) return new Refusal(404, "This bet does not exist.");
  if (bet.status !== "OPEN") return new Refusal(400, `This bet is not open any more: it is ${bet.status}.`);
  const win = Math.round(winAmount * 100);
  if (Math.abs(win / 100 - winAmount) > 1e-9)
    return Refusal.ofFields({ winAmount: "The amount may have two decimals at most." });
  bets.settle(place, win, account.nickname ?? account.email, Math.floor(clock.now() / 1000));
  return betDetails(bets, place);
};
