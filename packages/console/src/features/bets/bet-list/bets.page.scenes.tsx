import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { openBet } from "#testing/rows/bet-rows.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Bets/Bets",
  args: { scenario: "small", at: "/bets" },
} satisfies SceneMeta;

const headers = () => screen.getAllByRole("columnheader").map((it) => it.textContent);

export const Default = look(filledPage);

/** The quick list has few columns and filters. */
export const Quick = look(
  {
    args: { at: "/quick-bets" },
    play: async () => {
      await firstRow();
      await expect(headers().filter(Boolean)).toHaveLength(8);
    },
  },
  { name: "Quick list" },
);

/** The bets of one player, as the player's page links to them (money §2). */
export const OnePlayer = look({
  args: { at: (db) => `/bets?playerCode=${openBet(db).player.playerCode}` },
  play: async ({ loaded }) => {
    const { playerCode } = openBet(loaded.db).player;
    await waitFor(() =>
      expect(screen.getAllByRole("rowheader", { name: new RegExp(playerCode) })).toHaveLength(
        screen.getAllByRole("row").length - 1,
      ),
    );
  },
});

/** Event, tournament and discipline appear in the filter drawer for single sport bets only (money §9). */
export const SingleSportFilters = look({
  args: { at: "/bets?betType=SPORT" },
  play: async () => {
    await firstRow();
    await userEvent.click(screen.getByRole("button", { name: /^Filters/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Show more filters" }));
    const mode = screen.getByRole("combobox", { name: "Bet mode" });
    await expect(screen.queryByRole("searchbox", { name: "Tournament" })).toBeNull();
    await userEvent.selectOptions(mode, "SINGLE");
    await waitFor(() => expect(screen.getByRole("searchbox", { name: "Tournament" })).toBeVisible());
    await userEvent.selectOptions(mode, "COMBO");
    await waitFor(() => expect(screen.queryByRole("searchbox", { name: "Event" })).toBeNull());
  },
});

/** The disabled Settle action names the missing permission. */
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager", at: "/bets?status=OPEN" },
  play: async () => {
    const row = within(await firstRow());
    await expect(row.getByRole("button", { name: /^Settle / })).toHaveAccessibleDescription(/settle_bets/);
  },
};

export const Empty = look(emptyPage("No bets yet"));

/** Without the permission no request is sent. */
export const Forbidden = forbiddenPage("listBets", "view_bets");
