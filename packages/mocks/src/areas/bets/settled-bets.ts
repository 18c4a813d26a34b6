import type { Db } from "../../db/db.ts";
import type { BetRow } from "./bets-tables.ts";

/** Whether reports count a bet: an open one is neither won nor lost, a canceled one was never made. */
export const isSettled = ({ status }: BetRow): boolean =>
  status === "WON" || status === "LOST" || status === "CASHBACK";

/** The bets that reports count, newest first. */
export const settledBets = (db: Db): BetRow[] => [...db.bets.bets.values()].filter(isSettled);
