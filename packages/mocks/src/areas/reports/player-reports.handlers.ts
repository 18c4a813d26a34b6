import { percentageOf, sumOf, toCents } from "../../db/money/amounts.ts";
import { activePlayers, confirmedOf, firstDeposits, moneyFacts } from "./money-facts.ts";
import { playSums } from "./play-sums.ts";
import { riskOf } from "../players/risk.ts";
import { settledBets } from "../bets/settled-bets.ts";
import { dayOf } from "../../db/times/time-zone.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { groups, report } from "../../request/report.ts";

const usd = (facts: readonly { amountInUSD: number }[]) => sumOf(facts.map((it) => it.amountInUSD));

export const playerReports = {
  listOperatorReport: ({ db, account, input }) =>
    report(
      { db, account, input },
      ({ scope, covers }) => {
        const bets = Map.groupBy(settledBets(db).filter(covers), (it) => it.opId);
        const money = Map.groupBy(moneyFacts(db).filter(covers), (it) => it.opId);
        const players = Map.groupBy(
          [...db.players.values()].filter((it) => covers({ opId: it.opId, at: Date.parse(it.createdAt) })),
          (it) => it.opId,
        );
        const first = Map.groupBy(firstDeposits(db).filter(covers), (it) => it.opId);
        const places = [...db.operators.values()].filter((it) => scope.has(it.opId));
        return places.map(({ opId, title, parentOpId }) => {
          const played = bets.get(opId) ?? [];
          const facts = money.get(opId) ?? [];
          const deposits = confirmedOf(facts, "DEPOSIT");
          const { wagerInUSD, ggrInUSD } = playSums(played);
          const bonusInUSD = usd(confirmedOf(facts, "BONUS"));
          const active = activePlayers(played, facts);
          return {
            opId,
            opTitle: title ?? opId,
            parentOpId,
            registrations: players.get(opId)?.length ?? 0,
            firstDeposits: first.get(opId)?.length ?? 0,
            activePlayers: active,
            depositInUSD: usd(deposits),
            withdrawInUSD: usd(confirmedOf(facts, "WITHDRAW")),
            wagerInUSD,
            ggrInUSD,
            bonusInUSD,
            ngrInUSD: sumOf([ggrInUSD, -bonusInUSD]),
            averageDepositInUSD: toCents(usd(deposits) / Math.max(1, active)),
          };
        });
      },
      {
        search: (row) => [row.opTitle, row.opId],
        sums: [
          "registrations",
          "firstDeposits",
          "activePlayers",
          "depositInUSD",
          "withdrawInUSD",
          "wagerInUSD",
          "ggrInUSD",
          "bonusInUSD",
          "ngrInUSD",
        ],
      },
    ),

  listRegistrationReport: ({ db, account, input }) =>
    report(
      { db, account, input },
      ({ covers }) => {
        const first = new Map(firstDeposits(db).map((it) => [it.playerId, it]));
        const came = [...db.players.values()].filter((it) => covers({ opId: it.opId, at: Date.parse(it.createdAt) }));
        return groups(came, (it) => `${dayOf(Date.parse(it.createdAt), input.body.timeZone)} ${it.opId}`).map(
          ([, players]) => {
            const { createdAt, opId, opTitle } = players[0]!;
            const deposits = players.flatMap((it) => first.get(it.playerId) ?? []);
            return {
              date: dayOf(Date.parse(createdAt), input.body.timeZone),
              opId,
              opTitle,
              registrations: players.length,
              verified: players.filter((it) => it.isVerified).length,
              blocked: players.filter((it) => it.isBlocked).length,
              firstDeposits: deposits.length,
              firstDepositInUSD: usd(deposits),
              conversionPercentage: percentageOf(deposits.length, players.length),
            };
          },
        );
      },
      {
        search: (row) => [row.opTitle, row.opId],
        sums: ["registrations", "verified", "blocked", "firstDeposits", "firstDepositInUSD"],
      },
    ),

  listRiskReport: ({ db, account, input }) => {
    const { riskLevel } = input.body;
    return report(
      { db, account, input },
      ({ scope, covers }) => {
        const money = Map.groupBy(moneyFacts(db).filter(covers), (it) => it.playerId);
        const risky = [...db.players.values()]
          .filter((it) => scope.has(it.opId))
          .map((player) => riskOf(player, money.get(player.playerId) ?? []))
          .filter((it) => it.reasons.length > 0 && (!riskLevel || it.riskLevel === riskLevel))
          .toSorted((a, b) => b.riskScore - a.riskScore);
        const players = new Set(risky.map((it) => it.playerId));
        const bets = Map.groupBy(
          settledBets(db).filter((it) => players.has(it.player.playerId) && covers(it)),
          (it) => it.player.playerId,
        );
        return risky.map((it) => ({ ...it, wagerInUSD: playSums(bets.get(it.playerId) ?? []).wagerInUSD }));
      },
      {
        search: (row) => [row.playerCode, row.opTitle],
        sums: ["depositInUSD", "withdrawInUSD", "bonusInUSD", "wagerInUSD"],
      },
    );
  },
} satisfies AreaHandlers;
