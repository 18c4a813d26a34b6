import type { Db } from "@backoffice/mocks";
import { expect, fireEvent, screen, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { bonusOf } from "#testing/rows/bonus-rows.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { form } from "#testing/stories/form.ts";
import { showLanguage } from "#testing/stories/show-language.ts";
import { typeIn } from "#testing/type-in.ts";
import { termsOf } from "../terms/terms-of.ts";

const at = (db: Db) => `/?panel=bonus-edit&bonus=${bonusOf(db).bonusId}`;
const NEW = { at: "/?opId=op-nordlys&panel=bonus-edit" };

export default {
  ...staging,
  title: "Panels/Bonus/Bonus",
  tags: ["panel:bonus-edit"],
  args: { at },
} satisfies SceneMeta;

export const Default = look();

const changed = form({ write: "updateBonus" });
const added = form({ write: "createBonus", save: "Add bonus", args: NEW });

const changeBonus = (db: Db, changes: Partial<ReturnType<typeof bonusOf>>) =>
  void db.bonus.bonuses.set(bonusOf(db).bonusId, { ...bonusOf(db), ...changes });
const moment = async (label: RegExp, value: string): Promise<void> => {
  await fireEvent.change(await (await drawer()).findByLabelText(label, { selector: "input" }), { target: { value } });
};
const fill = async () => {
  await typeIn(/^Name.*English/, "Spring Reload");
  await showLanguage(/^Swedish/);
  await typeIn(/^Name.*Swedish/, "Vårbonus");
  await typeIn(/^Amount/, "12.5");
  await typeIn(/^Share of the deposit/, "50");
  await typeIn(/^Wagering requirement/, "7.5");
  await typeIn(/^Valid for \(days\)/, "14");
  await moment(/^Start/, "2027-03-01T00:00");
  await moment(/^End/, "2027-03-31T23:59");
};
const filledThen = (after: () => Promise<void>) => async () => {
  await fill();
  await after();
};
const SPRING = {
  opId: "op-nordlys",
  type: "DEPOSIT_BONUS" as const,
  status: "ACTIVE" as const,
  title: "Spring Reload",
  titles: { sv: "Vårbonus" },
  description: null,
  descriptions: {},
  prizeType: "BONUS_BALANCE" as const,
  bonusAmountInUSD: 12.5,
  bonusPercentage: 50,
  minDepositInUSD: null,
  wagerRequirement: 7.5,
  daysToUse: 14,
  currencies: [],
  // Midnight in the reader's time zone, Malta.
  startTime: "2027-02-28T23:00:00Z",
  endTime: "2027-03-31T21:59:00Z",
};

/** Concurrent edits of different fields are both kept. */
export const ChangedElsewhere: SceneStory = {
  args: { arrange: (db) => changeBonus(db, { wagerRequirement: 10, daysToUse: 17 }) },
  play: async ({ loaded: { db } }) => {
    await typeIn(/^Valid for \(days\)/, "19");
    changeBonus(db, { wagerRequirement: 41 });
    await changed.save();
    await waitFor(() => expect(bonusOf(db)).toMatchObject({ wagerRequirement: 41, daysToUse: 19 }));
  },
};

/** Only the name changes; English is required. */
export const Renamed = changed.sends(
  () => typeIn(/^Name.*English/, "Monday Reload"),
  (db) => {
    const bonus = bonusOf(db);
    const terms = {
      ...termsOf(bonus),
      titles: bonus.titles ?? {},
      descriptions: {},
      currencies: bonus.currencies ?? [],
    };
    const { type, status, startTime, endTime, bonusId } = bonus;
    const shares = type === "DEPOSIT_BONUS" ? {} : { bonusPercentage: null, minDepositInUSD: null };
    return { body: { ...terms, ...shares, title: "Monday Reload", type, status, startTime, endTime, bonusId } };
  },
  "Bonus updated.",
);
/** A new scheduled bonus in two languages is sent once and listed. */
export const New = look(
  added.sends(fill, { body: SPRING }, "Bonus added.", {
    after: (db) =>
      expect([...db.bonus.bonuses.values()].at(-1)).toMatchObject({
        title: "Spring Reload",
        version: 1,
        claimsCount: 0,
      }),
  }),
);

/** Limits the bonus to one currency. */
export const ForOneCurrency = added.sends(
  filledThen(() => choose(/^Currencies/, "EUR")),
  { body: { ...SPRING, currencies: ["EUR"] } },
  "Bonus added.",
);

/** The form shows when the bonus will start. */
export const Scheduled: SceneStory = {
  args: NEW,
  play: async () => {
    await moment(/^Start/, "2098-11-23T13:00");
    await moment(/^End/, "2099-11-23T13:00");
    await waitFor(() => expect(shownDrawer().getByText(/^It starts in \d+ years\.$/)).toBeVisible());
  },
};

/** Percentage and minimum deposit are not sent for other triggers. */
export const ForRegistering = added.sends(
  filledThen(() => choose(/^Trigger/, "Registration bonus")),
  { body: { ...SPRING, type: "REGISTRATION_BONUS", bonusPercentage: null } },
  "Bonus added.",
);

export const StartsAfterItEnds = added.says(
  filledThen(() => moment(/^End/, "2027-02-28T23:59")),
  async () => (await drawer()).findByLabelText(/^End/, { selector: "input" }),
  /The end must be after the start\./,
);
export const TooMuch = added.says(
  filledThen(() => typeIn(/^Amount/, "10000001")),
  /^Amount/,
  /Use at most 10,000,000\./,
);

export const NameRequired = changed.says(
  () => typeIn(/^Name.*English/, " "),
  /^Name.*English/,
  /Enter the name in English\./,
);
export const GoneMeanwhile = changed.refused(
  () => typeIn(/^Amount/, "15"),
  (db) => void db.bonus.bonuses.delete(bonusOf(db).bonusId),
  "This bonus does not exist.",
);
export const ReadOnly = look(changed.readOnly("operator-manager", /edit_bonuses/));

export const NotFound = look(gonePanel(`/?panel=bonus-edit&bonus=${NOBODY}`, "bonus"));
export const Forbidden = look(forbiddenPanel("showBonus", "view_bonuses"));
/** Without the permission there is no form. */
export const MayNotAdd: SceneStory = {
  args: { ...NEW, account: "operator-manager" },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("edit_bonuses")).toBeVisible());
    await expect(screen.queryByRole("textbox")).toBeNull();
  },
};
