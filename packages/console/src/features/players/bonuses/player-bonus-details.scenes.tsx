import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { hasJson, shows, showsFacts } from "#testing/stories/record.ts";

const bonus = (db: Db) => firstOf(db.playerRecords.bonuses, (it) => it.opId === "op-nordlys");

export default {
  ...staging,
  title: "Panels/Players/Player Bonus Details",
  tags: ["panel:player-bonus-details"],
  args: {
    arrange: (db) =>
      void db.playerRecords.bonuses.set(bonus(db).uniqeId, {
        ...bonus(db),
        title: "Midsummer reload",
        type: "DEPOSIT_BONUS",
        bonusAmountInUSD: 37.5,
        createdAt: "2026-10-05T09:00:00Z",
      }),
    at: (db) => `/?panel=player-bonus-details&bonus=${bonus(db).uniqeId}`,
  },
} satisfies SceneMeta;

export const Default = look();

export const Facts = showsFacts("Amount, Title, Type, Prize, Version", {}, ["Bonus", "ID", "Created"]);
export const Filled = shows(["Midsummer reload", "Deposit bonus", "37.50", /5 Oct 2026, 11:00/]);

/** JSON is for super admins only. */
export const JsonForSuperAdmins = hasJson("super-admin", "tab");
export const NoJsonForAdmins = hasJson("admin", false);

/** From the player's drawer: the bonus tab, then the row. */
export const FromThePlayer: SceneStory = {
  args: { at: (db) => `/?panel=player-details&player=${bonus(db).playerCode}` },
  play: async ({ loaded: { history } }) => {
    await userEvent.click(await screen.findByRole("tab", { name: "Bonuses" }));
    await userEvent.click(await (await drawer()).findByText("Midsummer reload"));
    await waitFor(() => expect(history.location.search).toContain("panel=player-bonus-details"));
  },
};

export const NotFound = look(gonePanel("/?panel=player-bonus-details&bonus=nothing", "bonus"));
export const Forbidden = look(forbiddenPanel("showPlayerBonus", "view_players"));
