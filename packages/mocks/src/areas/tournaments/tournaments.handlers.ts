import { payTournamentPrize } from "./pay-tournament-prize.ts";
import { createTournament, deleteTournament, updateTournament } from "./save-tournament.ts";
import { pendingByTournament, tournamentView } from "./tournament-view.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";

export const tournaments = {
  listTournaments: (call) => {
    const { db, clock } = call;
    const pending = pendingByTournament(db);
    const rows = [...db.tournaments.tournaments.values()].map((row) => tournamentView(db, row, clock.now(), pending));
    return list(call, rows, {
      opIdOf: (row) => row.opId,
      equal: ["category", "status"],
      moment: (row) => row.startTime,
      search: (row) => [row.title, row.opTitle],
      newestBy: "startTime",
    });
  },
  showTournament: ({ db, account, clock, input: { body } }) => {
    const row = existing(
      visibleRow(db, account, db.tournaments.tournaments.get(body.id)),
      "This tournament does not exist.",
    );
    return tournamentView(db, row, clock.now());
  },
  createTournament: ({ db, account, clock, input: { body } }) => {
    const row = createTournament({ db, account, clock }, body);
    return tournamentView(db, row, clock.now());
  },
  updateTournament: ({ db, account, clock, input: { body } }) => {
    const row = updateTournament({ db, account, clock }, body);
    return tournamentView(db, row, clock.now());
  },
  deleteTournament: ({ db, account, input: { query } }) => deleteTournament(db, account, query.id),

  listTournamentWinners: (call) => {
    const { db, input } = call;
    const { playerCode } = input.body;
    return list(call, db.tournaments.winners.values(), {
      opIdOf: (row) => row.opId,
      equal: ["status", "category", "tournamentId", "isTest"],
      moment: (row) => row.createdAt,
      keep: (row) => !playerCode || row.playerCode === playerCode.trim().toUpperCase(),
      search: (row) => [row.playerCode, row.username, row.tournamentTitle],
      newestBy: "createdAt",
    });
  },
  showTournamentWinner: ({ db, account, input: { body } }) =>
    existing(visibleRow(db, account, db.tournaments.winners.get(body.winnerId)), "This winner does not exist."),
  payTournamentPrize: (call) => payTournamentPrize(call, call.input.body),
} satisfies AreaHandlers;
