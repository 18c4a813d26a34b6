import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow, shownDialog, shownDrawer } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { moreItem } from "#testing/more-item.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { sentTo } from "#testing/stories/sent.ts";
import { waitingWinner, waitingWinners } from "#testing/rows/tournament-rows.ts";

export default {
  ...staging,
  title: "Pages/Tournaments/Tournaments",
  args: { at: "/tournament/list" },
} satisfies SceneMeta;

export const Default = look(filledPage);
export const Empty = look(emptyPage("No tournaments yet"));
export const Forbidden = forbiddenPage("listTournaments", "view_tournaments");

const box = (name: RegExp) => screen.findByRole("textbox", { name });
const pressReady = async (name: RegExp) => {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
  await userEvent.click(button);
};

/** A page adds a tournament and returns to the list. */
export const New = look(
  {
    args: { at: "/tournament/new?opId=op-nordlys" },
    play: async ({ loaded }) => {
      await userEvent.type(await box(/^Minimum wager/), "25");
      await userEvent.type(await box(/^Name.*English/), "Spring Cup");
      // Currencies are loaded.
      await userEvent.click(await screen.findByRole("combobox", { name: /^Currency/ }));
      await userEvent.click(await screen.findByRole("option", { name: /^EUR/ }));
      await userEvent.type(await box(/^Prize 1, Prize per player/), "250.5");
      for (const [label, value] of [
        [/^Start/, "2027-03-01T01:00"],
        [/^End/, "2027-03-31T02:00"],
      ] as const)
        await fireEvent.change(await screen.findByLabelText(label, { selector: "input" }), { target: { value } });
      await userEvent.click(screen.getByRole("button", { name: /^Add tournament/ }));
      await waitFor(() => expect(screen.getByText("Tournament added.")).toBeVisible());
      await waitFor(() => expect(screen.getByRole("grid", { name: "Tournaments" })).toBeVisible());
      await expect(sentTo(loaded, "createTournament")).toEqual([
        {
          body: {
            opId: "op-nordlys",
            title: "Spring Cup",
            titles: {},
            description: null,
            descriptions: {},
            category: "ALL",
            currency: "EUR",
            minWagerInUSD: 25,
            prizes: [{ fromRank: 1, toRank: 1, amount: 250.5 }],
            startTime: "2027-03-01T00:00:00Z",
            endTime: "2027-03-31T00:00:00Z",
          },
        },
      ]);
    },
  },
  { name: "New tournament" },
);

/** Pending prizes, oldest first, decided by keyboard; each decision opens the next. */
export const PrizeQueue = look({
  args: { at: "/tournament/winners/list?status=PENDING&sort=createdAt" },
  play: async ({ loaded: { db, history } }) => {
    const row = await firstRow();
    const { rowId } = row.dataset;
    await expect(waitingWinners(db)[0]?.createdAt).toBe(db.tournaments.winners.get(rowId!)?.createdAt);
    row.focus();
    await userEvent.keyboard("{Enter}");
    await pressReady(/^Approve \d/);
    await waitFor(() => expect(screen.getByText("Winner Prize Payout Confirmed!")).toBeVisible());
    await expect(db.tournaments.winners.get(rowId!)?.status).toBe("CONFIRMED");
    await waitFor(() => expect(history.location.search).not.toContain(rowId));
    await waitFor(() => expect(shownDrawer().getByRole("button", { name: /^Approve/ })).toBeVisible());
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Paid", hidden: true })).toHaveLength(1));
  },
});

/** The winner page with its decision and the tournament's other unpaid prizes. */
export const Winner = look(
  {
    args: { at: (db) => `/tournament/winners/${waitingWinner(db).winnerId}` },
    play: async ({ loaded: { db } }) => {
      const { playerCode } = waitingWinner(db);
      await waitFor(() =>
        expect(screen.getByRole("heading", { name: new RegExp(`Player ${playerCode}`) })).toBeVisible(),
      );
      await waitFor(() => expect(screen.getByRole("grid", { name: "Unpaid prizes of this tournament" })).toBeVisible());
      await userEvent.click(screen.getAllByRole("button", { name: /^Reject/ })[0]!);
      await waitFor(() => expect(shownDialog("Winner Prize Payout Confirmation").getByRole("textbox")).toBeVisible());
    },
  },
  { name: "Winner page" },
);

/** The tournament page with prizes and winners. */
export const Record = look(
  {
    args: { at: (db) => `/tournament/${waitingWinner(db).tournamentId}` },
    play: async ({ loaded: { db } }) => {
      await waitFor(() => expect(screen.getByText("Ranks 2–3")).toBeVisible());
      await expect(await moreItem("Delete")).toHaveAccessibleDescription(/of this tournament (is|are) pending/);
      await userEvent.click(await screen.findByRole("tab", { name: "Winners" }));
      await waitFor(() => expect(screen.getByRole("grid", { name: "Winners" })).toBeVisible());
      await waitFor(() => expect(screen.getAllByText(waitingWinner(db).playerCode)[0]).toBeVisible());
    },
  },
  { name: "Tournament page" },
);
