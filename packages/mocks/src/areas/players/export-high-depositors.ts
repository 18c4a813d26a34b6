import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import { activityOf } from "./player-activity.ts";
import type { Operations } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import { scopeOf } from "../../session/visible.ts";

type Export = Input<Operations["exportHighDepositors"]>["body"];

/**
 * The address of the CSV file with the players whose deposits reach a minimum; refused when there are none (money §3,
 * §5).
 */
export const exportHighDepositors = (
  { db, account, clock }: Actor,
  { opId, includeBrands, from, to, depositAmountInUSDThreshold }: Export,
): { fileName: string } => {
  const scope = scopeOf(db, account, opId, includeBrands);
  if (Date.parse(from) > Date.parse(to)) throw Refusal.ofFields({ from: "The start cannot be later than the end." });
  const found = [...db.players.values()].some(
    (it) => scope.has(it.opId) && activityOf(it).depositInUSD >= depositAmountInUSDThreshold,
  );
  if (!found) throw new Refusal(400, "No player deposited that much in this period.");
  const day = new Date(clock.now()).toISOString().slice(0, 10).replaceAll("-", "");
  const place = opId === "*" ? "all" : opId;
  return { fileName: `https://files.example.com/exports/high-depositors-${place}-${day}.csv` };
};
