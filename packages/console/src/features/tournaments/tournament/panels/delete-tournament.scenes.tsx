import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { settleAll, tournamentOf, waitingWinner } from "#testing/rows/tournament-rows.ts";

export default {
  ...staging,
  title: "Panels/Tournaments/Delete tournament",
  tags: ["panel:delete-tournament"],
  args: { arrange: settleAll, opens: (db) => ({ id: "delete-tournament", params: { tournament: tournamentOf(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const tournament = confirmation({
  title: "Delete tournament",
  button: "Delete tournament",
  write: "deleteTournament",
  failure: "Unable To Delete Tournament",
});

export const Asked = tournament.asks(
  (db) => `Delete ${tournamentOf(db).title} of ${tournamentOf(db).opTitle}. Winners keep their paid prizes.`,
);

/** Shows a toast and the list of tournaments with its query string (money §2). */
export const Deleted = tournament.sends((db) => ({ query: { id: tournamentOf(db).id } }), "Tournament deleted.", {
  args: { at: "/tournament/x?opId=op-nordlys" },
  after: () => waitFor(() => expect(screen.getByRole("grid", { name: "Tournaments" })).toBeVisible()),
});

/** Pending prizes must be decided first. */
export const PrizesPending = look(
  tournament.waits("2 prizes of this tournament are pending.", {
    opens: (db) => ({ id: "delete-tournament", params: { tournament: tournamentOf(db, 2) } }),
  }),
);

/** New pending prize meanwhile: the server refuses. */
export const WonMeanwhile = tournament.refused((db) => {
  const { id } = tournamentOf(db);
  db.tournaments.winners.set("new", { ...waitingWinner(db), winnerId: "new", tournamentId: id });
}, /prizes? of this tournament (is|are) pending\.$/);

export const WithoutRight = tournament.forbidden("delete_tournaments", "operator-manager");
