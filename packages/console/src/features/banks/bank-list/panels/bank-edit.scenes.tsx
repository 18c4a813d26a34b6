import type { Db } from "@backoffice/mocks";
import { expect, screen, waitFor, userEvent } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { change, NOBODY, nordea } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { form, untouched } from "#testing/stories/form.ts";
import { shows } from "#testing/stories/record.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";
import { addTranslations } from "#testing/stories/add-translations.ts";
import { showsHistory } from "#testing/stories/history.ts";
import { logStatusChange } from "#testing/rows/activity-rows.ts";

const at = (db: Db) => `/?opId=op-nordlys&panel=bank-edit&uuid=${nordea(db).uuid}`;
const EVERYBODYS = { at: (db: Db) => `/?panel=bank-edit&uuid=${nordea(db).uuid}` };
const NEW = "/?panel=bank-edit";

export default {
  ...staging,
  title: "Panels/Withdraw/Bank",
  tags: ["panel:bank-edit"],
  args: { at },
} satisfies SceneMeta;

export const Default = look();

const bank = form({ write: "updateBank" });
const added = form({ write: "createBank", save: "Add bank", args: { at: "/?opId=op-nordlys&panel=bank-edit" } });
const names = async () => (await drawer()).findAllByRole("textbox", { name: /^Name/ });
const fill = async () => {
  await typeIn(/^Key/, "OTTER_BANK");
  await typeIn(/^Order/, "5");
  await typeIn(/^Name.*English/, "Otter Bank");
};
const OTTER = { key: "OTTER_BANK", bankName: { en: "Otter Bank" }, order: 5, status: "ACTIVE" as const };

/** Staff actions on the bank, with the values before and after; what was typed stays. */
export const History: SceneStory = {
  args: { arrange: (db) => logStatusChange(db, { id: "bank", title: nordea(db).key }, "Changed the bank") },
  play: async () => {
    await typeIn(/^Order/, "7");
    await showsHistory("Changed the bank");
    await userEvent.click(await (await drawer()).findByRole("tab", { name: "Details" }));
    await expect((await drawer()).getByRole("textbox", { name: /^Order/ })).toHaveValue("7");
  },
};

/** The languages of the operator; a super admin may add others. */
export const Filled: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const panel = await drawer();
    await waitFor(() => expect(panel.getByRole("textbox", { name: /^Name.*English/ })).toHaveValue("Nordea"));
    await waitFor(() => expect(panel.getByDisplayValue("Nordlys")).toHaveAttribute("readonly"));
    const own = db.operators.get("op-nordlys")!.allowedLangs.length;
    await waitFor(async () => expect(await names()).toHaveLength(own));
    await panel.findByRole("button", { name: "Other language" });
  },
};

/** The languages of the selected operator only. */
export const LimitedLanguages = look({
  args: { account: "operator-admin" },
  play: async ({ loaded: { db } }) => {
    await (await drawer()).findByRole("textbox", { name: /^Name.*Swedish/ });
    await expect(await names()).toHaveLength(db.operators.get("op-nordlys")?.allowedLangs?.length ?? 0);
    await expect((await drawer()).queryByRole("textbox", { name: /Turkish/ })).toBeNull();
  },
});

/** Arabic names are written right to left; an unknown status is kept as received. */
export const UnknownStatusAndArabic = look(
  {
    args: {
      ...EVERYBODYS,
      arrange: (db) => change(db.banks, nordea(db), { status: "ON_HOLD" as never, order: 99_999_999 }),
    },
    play: async () => {
      const panel = await drawer();
      await waitFor(() => expect(panel.getByRole("radio", { name: "ON_HOLD" })).toBeChecked());
      await userEvent.click(await panel.findByRole("button", { name: "Other language" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Arabic" }));
      await expect(panel.getByRole("textbox", { name: /^Name.*Arabic/ })).toHaveAttribute("dir", "rtl");
    },
  },
  { name: "Unknown status, Arabic name" },
);

export const Saved = bank.sends(
  () => typeIn(/^Order/, "99999999"),
  (db) => {
    const { uuid, opId, key, bankName, status } = nordea(db);
    return { body: { opId, dto: { uuid, key, bankName, status, order: 99_999_999 } } };
  },
  "Bank updated successfully!",
);

export const KeyWithDigits = bank.says(
  () => typeIn(/^Key/, "NORDEA 2"),
  /^Key/,
  /Use letters, underscores and hyphens only/,
);
export const OrderTooLarge = bank.says(() => typeIn(/^Order/, "100000000"), /^Order/, /99,999,999/);
export const MissingName = bank.waits(() => typeIn(/^Name.*English/, " "), /Enter the English name first/);
export const KeyTaken = bank.taken(
  () => typeIn(/^Key/, "DEUTSCHE_BANK"),
  /^Key/,
  /A bank with the key DEUTSCHE_BANK already exists for Nordlys/,
);
export const GoneMeanwhile = bank.refused(
  () => typeIn(/^Order/, "15"),
  (db) => void db.banks.delete(nordea(db).uuid),
  "This bank does not exist.",
);

/** Another user deactivates the bank while its order is edited: both changes are kept. */
export const ChangedElsewhere: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await typeIn(/^Order/, "15");
    change(db.banks, nordea(db), { status: "INACTIVE" });
    await bank.save();
    await waitFor(() => expect(screen.getByText("Bank updated successfully!")).toBeVisible());
    await expect(nordea(db)).toMatchObject({ order: 15, status: "INACTIVE" });
  },
};
/** Another user changed the same field: both values are shown, and nothing is sent until the user chooses one. */
export const EditConflict: SceneStory = {
  play: async ({ loaded }) => {
    await typeIn(/^Order/, "15");
    change(loaded.db.banks, nordea(loaded.db), { order: 30 });
    await bank.save();
    await waitFor(() =>
      expect(shownDrawer().getByRole("group", { name: "Edit conflict" })).toHaveTextContent(
        /Order.*Yours: 15.*Theirs: 30/,
      ),
    );
    await expect(await bank.button()).toHaveAccessibleDescription("Choose between your changes and theirs first.");
    await expectNothingSent(loaded, "updateBank");
  },
};

/** An operator admin without a selected operator can view but not edit (ruling 25). */
export const NoOperator = look(
  bank.readOnly("operator-admin", "Choose your operator or a brand to change this bank.", EVERYBODYS),
  { name: "No operator selected" },
);
export const WithoutRight = bank.readOnly("operator-manager", /You need the permission edit_banks/);
export const Forbidden = look(forbiddenPanel("showBank", "view_banks"));
export const NotFound = look(gonePanel(`/?panel=bank-edit&uuid=${NOBODY}`, "bank"));

/** All operators in scope: one must be selected first. */
export const New = look(
  added.waits(untouched, /Enter the operator, the key, the English name, and the order first/, {
    at: NEW,
  }),
);
export const NewWithoutOperator = shows(["Please select an operator before creating a bank."], { at: NEW });
/** The wording for operator staff. */
export const NewForBrand = look(
  shows(["Please select your operator or a brand before creating a bank."], {
    at: NEW,
    account: "operator-admin",
  }),
  { name: "New, without an operator selected" },
);
export const NewForbidden = shows(["edit_banks"], { at: NEW, account: "operator-manager" });

/** The operator in scope is preselected. */
export const Added = added.sends(fill, { body: { opId: "op-nordlys", ...OTTER } }, "New Bank added!");

/** Text in a language that the newly selected operator does not have is not sent. */
export const OtherLanguages = added.sends(
  async () => {
    await choose(/^Operator/, "Nordlys");
    await fill();
    await addTranslations("Name");
    await typeIn(/^Name.*Swedish/, "Utterbanken");
    await choose(/^Operator/, "Polaris");
    await waitFor(async () => expect(await names()).toHaveLength(1));
  },
  { body: { opId: "br-polaris", ...OTTER } },
  "New Bank added!",
  {
    args: {
      at: NEW,
      account: "operator-admin",
      arrange: (db) => {
        db.operators.set("op-nordlys", { ...db.operators.get("op-nordlys")!, allowedLangs: ["en", "sv"] });
        db.operators.set("br-polaris", { ...db.operators.get("br-polaris")!, allowedLangs: ["en"] });
      },
    },
  },
);
