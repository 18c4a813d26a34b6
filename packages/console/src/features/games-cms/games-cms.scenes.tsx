import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { offered, setAtNordlys } from "#testing/rows/game-rows.ts";
import { drawer, firstRow } from "#testing/on-screen.ts";
import { moreItem } from "#testing/more-item.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Games CMS/Games CMS",
  args: {
    scenario: "small",
    at: "/games-cms/all-games",
    arrange: (db) => setAtNordlys(db, offered(db), { status: "ACTIVE", order: 0 }),
  },
} satisfies SceneMeta;

export const Default = look();

/** Number of operators per game, and one game's page. */
export const AllGames: SceneStory = {
  play: async () => {
    await userEvent.click(await firstRow());
    await waitFor(() =>
      expect(screen.getByRole("link", { name: /^\d+ of \d+ operators and brands$/ })).toHaveAttribute(
        "href",
        expect.stringMatching(/^\/games-cms\/operator-games\?gameId=/),
      ),
    );
  },
};

/** A row's link names its operator, which its page uses. */
export const OperatorGames = look({
  args: { at: "/games-cms/operator-games?opId=op-nordlys" },
  play: async () => {
    await userEvent.click(await firstRow());
    await waitFor(() => expect(screen.getByText("On the platform")).toBeVisible());
    await expect(screen.getByText("Nordlys")).toBeVisible();
    await expect(await moreItem("Disable")).toBeEnabled();
  },
});

/** A game is found by its name (money §7). */
export const OneGame = look({
  args: { at: "/games-cms/operator-games", faults: [{ operation: "searchGames", fault: "refused" }] },
  play: async ({ loaded }) => {
    const { title } = offered(loaded.db);
    await firstRow();
    await userEvent.click(screen.getByRole("button", { name: /^Filters/ }));
    await userEvent.type((await drawer()).getByRole("combobox", { name: "Game" }), title);
    await userEvent.click((await screen.findAllByRole("option", { name: title }))[0]!);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(screen.getByText(`Game: ${title}`)).toBeVisible());
    await waitFor(() => expect(screen.getAllByRole("row").slice(1)).toHaveLength(screen.getAllByText(title).length));
  },
});

/** No operator in the address: one must be selected first. */
export const OperatorGameUnassigned = look({
  args: { at: (db) => `/games-cms/operator-games/${offered(db).gameId}` },
  play: async () => {
    await waitFor(() => expect(screen.getByText("Choose an operator or brand")).toBeVisible());
  },
});

/** An operator admin can switch the operator's games, not the global ones. */
export const ForAnOperator = look(
  {
    args: { account: "operator-admin", at: (db) => `/games-cms/all-games/${offered(db).gameId}` },
    play: async () => {
      await expect(await moreItem("Disable")).toHaveAccessibleDescription(
        /Only platform staff can switch a game for everybody/,
      );
    },
  },
  { name: "Game of one operator" },
);

export const WithoutRight: SceneStory = {
  args: { account: "operator-manager", at: (db) => `/games-cms/operator-games/${offered(db).gameId}` },
  play: async () => {
    await expect(await moreItem("Disable")).toHaveAccessibleDescription(/edit_games_cms/);
  },
};
