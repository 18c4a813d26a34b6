import type { Db } from "@backoffice/mocks";
import { expect, fireEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { placeRelease, releaseOf } from "#testing/rows/bonus-rows.ts";
import { drawer } from "#testing/on-screen.ts";
import { gonePanel } from "#testing/panel-states.ts";
import { NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { typeIn } from "#testing/type-in.ts";
import { termsOf } from "../terms/terms-of.ts";

const at = (db: Db) => `/?panel=bonus-release-edit&release=${releaseOf(db).bonusId}`;
const NEW = { at: "/?opId=br-polaris&panel=bonus-release-edit" };

export default {
  ...staging,
  title: "Panels/Bonus/Bonus release",
  tags: ["panel:bonus-release-edit"],
  args: { at, arrange: (db) => placeRelease(db, "RUNNING") },
} satisfies SceneMeta;

export const Default = look();

const changed = form({ write: "updateBonusRelease" });
const added = form({ write: "createBonusRelease", save: "Add bonus release", args: NEW });

const moment = async (label: RegExp, value: string): Promise<void> => {
  await fireEvent.change(await (await drawer()).findByLabelText(label, { selector: "input" }), { target: { value } });
};
const fill = (players: string) => async () => {
  await typeIn(/^Players/, players);
  await typeIn(/^Name.*English/, "Advent Drop");
  await typeIn(/^Amount/, "5");
  await typeIn(/^Wagering requirement/, "0");
  await typeIn(/^Valid for \(days\)/, "3");
  await moment(/^Start/, "2026-12-01T01:00");
  await moment(/^End/, "2026-12-24T01:00");
};

/** Shows status and number of claims. */
export const Running = look({
  args: {
    arrange: (db) =>
      void db.bonus.releases.set(releaseOf(db).bonusId, {
        ...releaseOf(db),
        startTime: "2026-11-01T00:00:00Z",
        endTime: "2099-11-23T12:00:00Z",
      }),
  },
  play: async () => {
    const panel = await drawer();
    await waitFor(() => expect(panel.getByText(/^It is running, and ends in \d+ years\.$/)).toBeVisible());
    await expect(panel.getByText("Running")).toBeVisible();
  },
});

/** A new release without wagering requirement for a number of players. */
export const New = look(
  added.sends(
    fill("500"),
    {
      body: {
        opId: "br-polaris",
        type: "release",
        title: "Advent Drop",
        titles: {},
        description: null,
        descriptions: {},
        prizeType: "BONUS_BALANCE",
        bonusAmountInUSD: 5,
        bonusPercentage: null,
        minDepositInUSD: null,
        wagerRequirement: 0,
        daysToUse: 3,
        currencies: [],
        startTime: "2026-12-01T00:00:00Z",
        endTime: "2026-12-24T00:00:00Z",
        playersCount: 500,
      },
    },
    "Bonus release added.",
    { after: (db) => expect([...db.bonus.releases.values()].at(-1)).toMatchObject({ status: "SCHEDULED" }) },
  ),
);
export const ToNobody = added.says(fill("0"), /^Players/, /Use a whole number, 1 or more\./);

/** Only the end changes. */
export const EndsSooner = changed.sends(
  () => moment(/^End/, "2026-11-20T12:30"),
  (db) => {
    const release = releaseOf(db);
    const { bonusId, playersCount, startTime, titles = {}, descriptions = {}, currencies = [] } = release;
    const terms = { ...termsOf(release), titles, descriptions, currencies };
    return { body: { ...terms, type: "release", bonusId, playersCount, startTime, endTime: "2026-11-20T11:30:00Z" } };
  },
  "Bonus release updated.",
);

/** Fewer players than claims: server error at the field. */
export const FewerThanClaimed = changed.taken(
  () => typeIn(/^Players/, "1"),
  /^Players/,
  /7 players have claimed it already\./,
  {
    arrange: (db) =>
      void db.bonus.releases.set(releaseOf(db).bonusId, { ...releaseOf(db), claimsCount: 7, playersCount: 50 }),
  },
);
export const ReadOnly = look(changed.readOnly("operator-manager", /edit_bonuses/));
export const NotFound = look(gonePanel(`/?panel=bonus-release-edit&release=${NOBODY}`, "bonus release"));
