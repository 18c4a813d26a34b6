import type { Db } from "@backoffice/mocks";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { settleAll, tournamentOf } from "#testing/rows/tournament-rows.ts";
import { typeIn } from "#testing/type-in.ts";

const at = (db: Db) => `/?panel=tournament-edit&editedTournament=${tournamentOf(db).id}`;

export default {
  ...staging,
  title: "Panels/Tournaments/Tournament",
  tags: ["panel:tournament-edit"],
  args: { at, arrange: settleAll },
} satisfies SceneMeta;

export const Default = look();

const changed = form({ write: "updateTournament" });
const body = (db: Db) => {
  const { id, opId, title, description, category, currency, minWagerInUSD, prizes, startTime, endTime } =
    tournamentOf(db);
  return {
    id,
    opId,
    title,
    titles: {},
    description,
    descriptions: {},
    category,
    currency,
    minWagerInUSD,
    prizes,
    startTime,
    endTime,
  };
};
const addPrize = async () => {
  await (await drawer()).findByRole("textbox", { name: "Prize 3, Up to rank" });
  await press("Add prize");
  await typeIn(/^Prize 4, Up to rank/, "20");
  await typeIn(/^Prize 4, Prize per player/, "5");
};

/** A new prize starts at the next rank. */
export const OnePrizeMore = changed.sends(
  addPrize,
  (db) => ({ body: { ...body(db), prizes: [...body(db).prizes, { fromRank: 9, toRank: 20, amount: 5 }] } }),
  "Tournament updated.",
);

/** Only the last prize can be removed. */
export const OnlyTheLastRemovable: SceneStory = {
  play: async () => {
    const panel = await drawer();
    await waitFor(() => expect(panel.getByRole("button", { name: "Remove prize 3" })).toBeVisible());
    await expect(panel.queryByRole("button", { name: "Remove prize 2" })).toBeNull();
    await userEvent.click(panel.getByRole("button", { name: "Remove prize 3" }));
    await waitFor(() => expect(panel.getByRole("button", { name: "Remove prize 2" })).toBeVisible());
  },
};
export const PlacesOverlap = changed.says(
  () => typeIn(/^Prize 3, Up to rank/, "2"),
  /^Prize 3, Up to rank/,
  /Enter more than in the previous row \(3\)\./,
);
export const EndsBeforeItStarts = changed.says(
  async () => {
    const end = await (await drawer()).findByLabelText(/^End/, { selector: "input" });
    await fireEvent.change(end, { target: { value: "2020-01-01T00:00" } });
  },
  async () => (await drawer()).findByLabelText(/^End/, { selector: "input" }),
  /The end must be after the start\./,
);

/** Prizes are locked once there are winners: server error, the input stays. */
export const PrizesOfTheWon = changed.refused(
  () => typeIn(/^Prize 1, Prize per player/, "1"),
  (db) => {
    const [winner] = [...db.tournaments.winners.values()];
    db.tournaments.winners.set("new", { ...winner!, winnerId: "new", tournamentId: tournamentOf(db).id });
  },
  "This tournament has winners; its prizes cannot be changed.",
);
export const ReadOnly = look(
  changed.readOnly("operator-manager", /edit_tournaments/, {
    arrange: (db) => {
      settleAll(db);
      const row = tournamentOf(db);
      db.tournaments.tournaments.set(row.id, { ...row, opId: "op-nordlys" });
    },
  }),
);
export const NotFound = look(gonePanel(`/?panel=tournament-edit&editedTournament=${NOBODY}`, "tournament"));
