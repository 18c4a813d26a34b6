import { showBank, useReconcileBetDebit, useUpdateBank, type components } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { expect, waitFor } from "storybook/test";
import { z } from "zod";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { failedPanel, forbiddenPanel, gonePanel, loadingPanel } from "#testing/panel-states.ts";
import { change, NOBODY, nordea } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { ownDialog, ownDrawer } from "#testing/stories/own-panel.ts";
import { unsavedStates } from "#testing/stories/unsaved-states.ts";
import { HOSTILE_TEXT, writeStates } from "#testing/stories/write-states.ts";
import { typeIn } from "#testing/type-in.ts";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { FormPanel } from "../form-panel.tsx";
import { FormAside, FormNotice } from "../form-slots.tsx";

type Bank = components["schemas"]["Bank"];

const schema = z.object({ key: z.string().trim().min(1, "Enter the key.").max(20, "Use at most 20 characters.") });
const fields = createFields(schema);
const common = {
  noun: "bank",
  schema,
  save: { disabledReason: ({ key }: { key: string }) => (key.trim() ? undefined : "Enter the key first.") },
  children: () => <fields.TextField name="key" label="Key" required />,
};

type FormProps = { bank: Bank; open?: boolean; close: () => void };

const BankForm = ({ bank: { uuid, opId, key, bankName, order, status }, ...panel }: FormProps) => (
  <FormPanel
    {...panel}
    {...common}
    frame={{ title: bankName.en }}
    values={{ key }}
    write={useUpdateBank()}
    input={(valid) => ({ body: { opId, dto: { uuid, bankName, order, status, ...valid } } })}
    success="Bank saved."
  >
    {() => (
      <>
        <FormNotice>Players see the key.</FormNotice>
        {common.children()}
        <FormAside>
          <Button variant="ghost" reason="Not from here.">
            Delete…
          </Button>
        </FormAside>
      </>
    )}
  </FormPanel>
);

type DrawerProps = { params: { uuid?: string }; close: () => void };

const BankDrawer = ({ params: { uuid }, close }: DrawerProps) => (
  <NewOrExisting noun="bank" read={showBank} input={uuid ? { body: { uuid } } : undefined} close={close}>
    {(bank) => bank && <BankForm bank={bank} close={close} />}
  </NewOrExisting>
);

const BankDialog = ({ params, ...panel }: { params: Bank; open: boolean; close: () => void }) => (
  <BankForm bank={params} {...panel} />
);

const NewDrawer = ({ close }: DrawerProps) => (
  <FormPanel
    {...common}
    close={close}
    isNew
    frame={{ title: "New bank" }}
    values={{ key: "" }}
    write={useUpdateBank()}
    input={() => ({ body: {} as never })}
    success="Bank added."
  />
);

const MoneyDrawer = ({ close }: DrawerProps) => (
  <FormPanel
    {...common}
    close={close}
    frame={{ title: "Debit" }}
    values={{ key: "" }}
    write={useReconcileBetDebit()}
    input={({ key }) => ({ body: { txId: "1", playerCode: key } })}
    success="Debit reconciled."
  />
);

export default {
  ...staging,
  title: "Patterns/Form panel",
  args: ownDrawer(BankDrawer, (db) => nordea(db).uuid, "view_banks"),
} satisfies SceneMeta;

export const Default = look();

const inDialog = ownDialog(BankDialog, nordea);
const fill = () => typeIn(/^Key/, "OTTER_BANK");
const bank = form({ write: "updateBank" });
const act = async () => {
  await fill();
  await bank.save();
};
const states = writeStates({
  write: "updateBank",
  act,
  button: bank.button,
  failure: "Unable To Save Changes",
  role: "dialog",
});
const unsaved = unsavedStates({ type: fill, role: "dialog" });
const sent = (db: Parameters<typeof nordea>[0]) => {
  const { uuid, opId, bankName, order, status } = nordea(db);
  return { body: { opId, dto: { uuid, bankName, order, status, key: "OTTER_BANK" } } };
};

/** A title, a sentence above the fields, and the buttons in the footer of the drawer … */
export const InADrawer: SceneStory = {
  play: async () => {
    const panel = await drawer();
    await waitFor(() => expect(panel.getByRole("heading", { name: "Nordea" })).toBeVisible());
    await expect(panel.getByText("Players see the key.")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Delete…" })).toHaveAccessibleDescription("Not from here.");
    await expect(await bank.button()).toBeEnabled();
  },
};

/** … or of a dialog, which the form renders itself. */
export const InADialog = look({ ...InADrawer, args: inDialog }, { name: "In a dialog" });

export const Saved = bank.sends(fill, sent, "Bank saved.");
export const SavedInADialog = bank.sends(fill, sent, "Bank saved.", { args: inDialog });

/** Invalid value → error at the field with focus and above with a link, nothing is sent. */
export const ValidationError = look(
  {
    play: async (context) => {
      await bank.says(() => typeIn(/^Key/, "TWENTY_ONE_LETTERS_XY"), /^Key/, /Use at most 20 characters/).play!(
        context,
      );
      await expect((await drawer()).getByText(/^1 problem/)).toBeVisible();
    },
  },
  { plays: true },
);

export const WaitsForWhatIsMissing = bank.waits(() => typeIn(/^Key/, " "), "Enter the key first.");

/** Refused for one field → error at that field, input stays. */
export const ServerRejected = look(
  bank.taken(() => typeIn(/^Key/, "DEUTSCHE_BANK"), /^Key/, /A bank with the key DEUTSCHE_BANK already exists/),
  { plays: true },
);

/** A colleague changes the record → untouched fields follow, typed ones stay. */
export const FollowsTheServer: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await waitFor(() => expect(shownDrawer().getByRole("textbox", { name: /^Key/ })).toHaveValue("NORDEA"));
    change(db.banks, nordea(db), { key: "RENAMED" });
    window.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(shownDrawer().getByRole("textbox", { name: /^Key/ })).toHaveValue("RENAMED"));
  },
};

export const SomebodyElseWasFaster = bank.refused(
  fill,
  (db) => void db.banks.delete(nordea(db).uuid),
  "This bank does not exist.",
);

export const Submitting = look(states.saving, { plays: true });
export const SavingInADialog: SceneStory = { ...states.saving, args: { ...inDialog, ...states.saving.args } };
export const Refused = states.refused;
export const RefusedSilently = states.refusedSilently;
export const ForbiddenByServer = states.forbiddenByServer;
export const UnknownOutcome = states.unknownOutcome;
export const MoneyLocked = states.moneyLocked(
  { ...ownDrawer(MoneyDrawer, () => "1"), scenario: "small" },
  "reconcileBetDebit",
);

/** Permission to save is missing → it is named, no Save button, Close instead of Cancel. */
export const ReadOnly = look(bank.readOnly("operator-manager", /You need the permission edit_banks/));

/** New record without the permission → no form. */
export const NewForbidden: SceneStory = {
  args: { ...ownDrawer(NewDrawer, () => "1"), account: "operator-manager" },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("edit_banks")).toBeVisible());
    await expect((await drawer()).queryByRole("textbox")).toBeNull();
  },
};

export const Loading = look(loadingPanel("showBank"));
export const Error = look(failedPanel("showBank", "bank"));
export const NotFound = look(gonePanel(`/?panel=story-panel&uuid=${NOBODY}`, "bank"));
export const Forbidden = look(forbiddenPanel("showBank", "view_banks"));

export const NothingTyped = unsaved.untouched;
export const UnsavedCancel = unsaved.cancel;
export const UnsavedEscape = unsaved.escape;
export const UnsavedBack = unsaved.back;
export const UnsavedInADialog: SceneStory = { ...unsaved.cancel, args: inDialog };
export const LongContent = look(
  states.hostileTexts({
    arrange: (db) => {
      const row = nordea(db);
      change(db.banks, row, { bankName: { ...row.bankName, en: HOSTILE_TEXT } });
    },
  }),
);
export const RightToLeft = states.rightToLeft;
