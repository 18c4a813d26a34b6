import { expect, userEvent } from "storybook/test";
import { look } from "#testing/look.ts";
import { applied, freebet, LONG_AGO } from "#testing/rows/bet-rows.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { cannot, hasJson, says, showsFacts } from "#testing/stories/record.ts";

const at =
  (values?: Parameters<typeof freebet>[1]): Scene["at"] =>
  (db) =>
    `/?panel=sport-freebet-details&freebet=${freebet(db, values).id}`;

export default {
  ...staging,
  title: "Panels/Bonus/Sport FreeBet",
  tags: ["panel:sport-freebet-details"],
  args: { scenario: "small", at: at() },
} satisfies SceneMeta;

export const Default = look();

export const Enabled: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Add…" }));
    await expect(await dialog("Add Sport FreeBet Confirmation")).toBeTruthy();
  },
};

export const EveryDocumentedFact = showsFacts(
  "Bet amount, Bets, Maximum win, Starts, Ends, Valid for (days), Type, Stage, Minimum selections, " +
    "Maximum selections, Minimum odds, Maximum odds, Disciplines",
  {},
  ["ID"],
);

export const Over = look(cannot("Add…", "This freebet has ended.", { at: at({ toTime: LONG_AGO }) }), {
  name: "Ended",
});
export const NotEnabled = look(
  cannot("Add…", "This freebet is not enabled.", {
    at: at({ isEnable: false }),
  }),
  { name: "Disabled" },
);
export const WithoutRight = cannot("Add…", /give_freebets/, { account: "operator-admin" });

/** Players who received it, each linked to the freebet of that player. */
export const WithPlayers = look({
  args: {
    arrange: (db) => {
      const row = applied(db);
      db.freebets.applied.set(row.id, { ...row, templateId: freebet(db).id });
    },
  },
  play: async ({ loaded: { db } }) => {
    const { playerCode } = applied(db);
    await userEvent.click((await (await drawer()).findAllByRole("rowheader", { name: new RegExp(playerCode) }))[0]!);
    await says("Activated");
  },
});

/** The JSON tab is for super admins only. */
export const JsonForSuperAdmins: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("tab", { name: "JSON" }));
    await says(/maxWinCurrency/);
  },
};
export const NoJsonForOperators = hasJson("operator-admin", false);

export const NotFound = look(gonePanel("/?panel=sport-freebet-details&freebet=fb-0", "freebet"));
export const Forbidden = look(forbiddenPanel("showSportFreebet", "view_freebets"));
