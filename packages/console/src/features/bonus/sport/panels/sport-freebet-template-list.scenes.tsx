import type { Db } from "@backoffice/mocks";
import { expect, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { freebet, playerWithout } from "#testing/rows/bet-rows.ts";
import { dialog, drawer, shownDrawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

/** The player plays in the currency of the freebet. */
const playsInItsCurrency = (db: Db) => {
  const activeCurrency = freebet(db).freebetData.currency;
  db.transactions.wallets.set(playerWithout(db).playerId, {
    activeCurrency,
    bonus: 0,
    balances: { [activeCurrency]: 1 },
  });
};

export default {
  ...staging,
  title: "Panels/Bonus/Sport FreeBets",
  tags: ["panel:sport-freebet-template-list"],
  args: {
    scenario: "small",
    arrange: (db) => playsInItsCurrency(db),
    at: (db) => `/?panel=sport-freebet-template-list&player=${playerWithout(db).playerId}`,
  },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "listSportFreebets" });

const add = async () => (await drawer()).findByRole("button", { name: "Add…" });
const choose = async (id: string) =>
  userEvent.click(await (await drawer()).findByRole("radio", { name: new RegExp(`\\(${id}\\)`) }));

/** Selects a freebet for one player, then confirms. */
export const ChosenForOnePlayer: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = loaded;
    const { playerCode } = playerWithout(db);
    await expect(await add()).toHaveAccessibleDescription("Choose a freebet first.");
    await choose(freebet(db).id);
    await userEvent.click(await add());
    const question = await dialog("Add Sport FreeBet Confirmation");
    await expect(question.getByText(playerCode, { selector: "strong" })).toBeVisible();
  },
};

/** Freebets in the player's currency; the others on demand. */
export const OwnCurrency: SceneStory = {
  args: {
    arrange: (db) => {
      const { freebetData } = freebet(db);
      freebet(db, { freebetData: { ...freebetData, currency: "XTS" } });
    },
  },
  play: async ({ loaded: { db } }) => {
    const other = new RegExp(`\\(${[...db.freebets.templates.keys()][0]}\\)`);
    const panel = await drawer();
    const show = await panel.findByRole("button", { name: /^Show \d+ in other currencies$/ });
    await expect(panel.queryByRole("radio", { name: other })).toBeNull();
    await userEvent.click(show);
    await waitFor(() => expect(shownDrawer().getByRole("radio", { name: other })).toBeVisible());
  },
};

/** Search by ID. */
export const Searched: SceneStory = {
  play: async ({ loaded }) => {
    const { id } = freebet(loaded.db);
    await userEvent.type(await (await drawer()).findByRole("searchbox", { name: "Search freebets" }), id);
    await waitFor(() => expect(shownDrawer().getAllByRole("radio")).toHaveLength(1));
  },
};

export const NothingFound: SceneStory = {
  play: async () => {
    await userEvent.type(await (await drawer()).findByRole("searchbox", { name: "Search freebets" }), "zzz");
    await waitFor(() => expect(shownDrawer().getByText("No enabled freebet matches.")).toBeVisible());
  },
};

export const Loading = look({
  tags: ["browser"],
  args: { faults: [{ operation: "listSportFreebets", fault: "timeout" }] },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByRole("status", { name: "Loading" })).toBeVisible());
  },
});

/** The list fails to load; retrying succeeds. */
export const Failed: SceneStory = {
  args: { faults: [{ operation: "listSportFreebets", fault: "html-200", times: 1 }] },
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(shownDrawer().getAllByRole("radio").length).toBeGreaterThan(0));
  },
};

/** Operator staff can view the list; disabled buttons give the reason. */
export const Forbidden = look({
  args: {
    account: "operator-admin",
    arrange: (db) => {
      const row = playerWithout(db);
      playsInItsCurrency(db);
      db.players.set(row.playerId, { ...row, opId: "op-nordlys" });
    },
  },
  play: async ({ loaded }) => {
    await choose(freebet(loaded.db).id);
    await expect(await add()).toHaveAccessibleDescription(/give_freebets/);
  },
});

/** The link names a player that does not exist. */
export const NotFound = look({
  args: { at: "/?panel=sport-freebet-template-list&player=nobody" },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("This player does not exist")).toBeVisible());
  },
});
