import { expect, screen, userEvent } from "storybook/test";
import { look } from "#testing/look.ts";
import { applied } from "#testing/rows/bet-rows.ts";
import { drawer } from "#testing/on-screen.ts";
import { gonePanel } from "#testing/panel-states.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { cannot, hasJson, says, showsFacts } from "#testing/stories/record.ts";

const having = (values: object): Partial<Scene> => ({
  arrange: (db) => {
    const row = applied(db);
    db.freebets.applied.set(row.id, { ...row, ...values });
  },
});

export default {
  ...staging,
  title: "Panels/Bonus/Applied FreeBet Details",
  tags: ["panel:applied-freebet-details"],
  args: { scenario: "small", at: (db) => `/?panel=applied-freebet-details&applied=${applied(db).id}` },
} satisfies SceneMeta;

export const Default = look();

export const EveryDocumentedFact = showsFacts(
  "Bet amount, Bets, Maximum win, Player, Operator, Activated, Starts, Ends, Type, Stage, Minimum selections, " +
    "Maximum selections, Minimum odds, Maximum odds, Disciplines",
  {},
  ["ID"],
);

/** The wire sends times in seconds. */
export const WithTimes = look(
  {
    args: having({ activationDate: 1_763_546_400 }),
    play: async () => {
      await says("19 Nov 2025, 11:00");
      await expect(screen.getByRole("dialog", { name: "Applied FreeBet Details" })).toBeVisible();
    },
  },
  { name: "With activation and expiry times" },
);

/** Gives the same player another freebet, selected from a list. */
export const AddAnother: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Add another…" }));
    await says(/^For player/);
  },
};

/** Operator staff see the freebet, without JSON, and cannot give another. */
const OF_NORDLYS = { account: "operator-admin", ...having({ opId: "op-nordlys" }) };
export const Forbidden = look(cannot("Add another…", /give_freebets/, OF_NORDLYS));
export const NoJsonForOperators = hasJson("operator-admin", false, OF_NORDLYS);
export const NotFound = look(gonePanel("/?panel=applied-freebet-details&applied=afb-0", "applied freebet"));
