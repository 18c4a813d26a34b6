import { configureApi, useReconcileBetDebit, useReviewBankAccount, type components } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { z } from "zod";
import { look } from "#testing/look.ts";
import { debit } from "#testing/rows/bet-rows.ts";
import { dialog } from "#testing/on-screen.ts";
import { account, change } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { ownDialog } from "#testing/stories/own-panel.ts";
import { expectNothingSent, sentTo } from "#testing/stories/sent.ts";
import { unsavedStates } from "#testing/stories/unsaved-states.ts";
import { HOSTILE_TEXT, writeStates } from "#testing/stories/write-states.ts";
import { ConfirmFormPanel, type ConfirmFormPanelProps } from "../confirm-form-panel.tsx";

type Schemas = components["schemas"];
type Props<Params> = { params: Params; open: boolean; close: () => void };

const schema = z.object({ note: z.string().trim().max(12, "Use at most 12 characters.") });
const fields = createFields(schema);

/** Props that both panels share, so that they differ only by the write. */
const common = {
  verb: "Reject",
  noun: "account",
  success: "Account rejected.",
  schema,
  values: { note: "" },
  disabledReason: ({ note }: { note: string }) => (note.trim() ? undefined : "Write the note first."),
  confirmLabel: (valid: { note: string } | undefined) => (valid?.note ? `Reject: ${valid.note}` : "Reject"),
  children: () => <fields.TextField name="note" label="Note" required />,
} satisfies Partial<ConfirmFormPanelProps<typeof schema, unknown, unknown>>;

const RejectPanel = ({
  params: { uuid, player, about },
  ...panel
}: Props<Schemas["BankAccount"] & { about?: string }>) => (
  <ConfirmFormPanel
    {...panel}
    {...common}
    write={useReviewBankAccount()}
    input={({ note }) => ({
      body: { uuid, actionType: "reject" as const, playerNote: note, playerCode: player.playerCode },
    })}
    failure={{ fieldNames: { playerNote: "note" } }}
    sentence={({ note }) => `Reject ${about ?? "the account"} with “${note}”.`}
  />
);

/** A server that shows its changes with a delay. */
const LaterPanel = ({ params: { uuid, player }, ...panel }: Props<Schemas["BankAccount"]>) => (
  <ConfirmFormPanel
    {...panel}
    {...common}
    write={useReviewBankAccount()}
    input={({ note }) => ({
      body: { uuid, actionType: "reject" as const, playerNote: note, playerCode: player.playerCode },
    })}
    sentence={() => "Reject the account."}
    closesAfter={{ milliseconds: 3_600_000, title: () => "The account is rejected.", text: "The list follows later." }}
  />
);

const MoneyPanel = ({ params: { txId, player }, ...panel }: Props<Schemas["BetDebit"]>) => (
  <ConfirmFormPanel
    {...panel}
    {...common}
    write={useReconcileBetDebit()}
    input={() => ({ body: { txId, playerCode: player.playerCode } })}
    sentence={() => "Take what is owed."}
  />
);

const pending = (db: Parameters<typeof account>[0]) => account(db, { status: "PENDING" });

export default {
  ...staging,
  title: "Patterns/Confirmation with fields",
  args: ownDialog(RejectPanel, pending),
} satisfies SceneMeta;

export const Default = look();

const question = () => dialog("Reject account");
const note = async () => (await question()).findByRole("textbox", { name: /^Note/ });
const write = async (text: string) => userEvent.type(await note(), text);
const reject = confirmation({
  title: "Reject account",
  button: /^Reject/,
  write: "reviewBankAccount",
  failure: "Unable To Reject Account",
  fill: () => write("Blurred."),
});
const states = writeStates({
  write: "reviewBankAccount",
  act: async () => {
    await write("Blurred.");
    await reject.confirm();
  },
  button: reject.button,
  failure: "Unable To Reject Account",
  role: "alertdialog",
});
const unsaved = unsavedStates({ type: () => write("Blu"), role: "alertdialog" });

/** Opened → focus in the first field, the button names the missing value. */
export const WaitsForWhatIsMissing: SceneStory = {
  play: async (context) => {
    await waitFor(async () => expect(await note()).toHaveFocus());
    await reject.waits("Write the note first.").play!(context);
  },
};

/** Values are typed → sentence and button are updated. */
export const Filled = reject.asks("Reject the account with “Blurred.”.");

/** Text above the maximum → validation error, nothing can be sent; Enter never confirms. */
export const ValidationError = look(
  {
    play: async ({ loaded }) => {
      await write("Thirteen letters");
      await waitFor(async () => expect(await note()).toHaveAccessibleDescription(/Use at most 12 characters/));
      await userEvent.keyboard("{Enter}");
      await expect(await reject.button()).toHaveTextContent(/^Reject$/);
      await expectNothingSent(loaded, "reviewBankAccount");
    },
  },
  { plays: true },
);

/** Button pressed with invalid values → errors with links to the fields, as in a form. */
export const PressedWhileRefused: SceneStory = {
  play: async ({ loaded }) => {
    await write("Thirteen letters");
    await userEvent.click(await reject.button());
    const summary = await (await question()).findByRole("group", { name: "1 problem to fix first" });
    await waitFor(() => expect(summary).toHaveFocus());
    await expectNothingSent(loaded, "reviewBankAccount");
    // Once corrected, it is sent: the press before does not count twice.
    await userEvent.clear(await note());
    await write("Blurred.");
    await userEvent.keyboard("{Enter}");
    await expectNothingSent(loaded, "reviewBankAccount");
    await reject.confirm();
    await waitFor(() => expect(screen.getByText("Account rejected.")).toBeVisible());
    await expect(sentTo(loaded, "reviewBankAccount")).toHaveLength(1);
  },
};

export const Done = reject.sends((db) => {
  const { uuid, player } = pending(db);
  return { body: { uuid, actionType: "reject", playerNote: "Blurred.", playerCode: player.playerCode } };
}, "Account rejected.");

/** Success with a delayed server → the panel says so and closes later. */
export const DoneLater: SceneStory = {
  args: ownDialog(LaterPanel, pending),
  play: async () => {
    await write("Blurred.");
    await reject.confirm();
    await waitFor(async () => expect((await question()).getByText("The list follows later.")).toBeVisible());
    await expect(await reject.button()).toHaveAccessibleDescription("The account is rejected.");
    await userEvent.click((await question()).getByText("Close"));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const SomebodyElseWasFaster = reject.refused(
  (db) => change(db.bankAccounts, pending(db), { status: "APPROVED", approvedBy: "Priya" }),
  "This account has already been approved by Priya.",
  { account: "operator-admin" },
);

export const Submitting = look(states.saving, { plays: true });
export const Refused = states.refused;
export const ServerRejected = look(states.refusedSilently, { plays: true });
export const Forbidden = look(states.forbidden("dev-ops", /approve_reject_bank_accounts/, () => write("Blurred.")));
export const ForbiddenByServer = states.forbiddenByServer;
export const UnknownOutcome = states.unknownOutcome;
const money = ownDialog(MoneyPanel, (db) => debit(db, true));
export const MoneyLocked = states.moneyLocked({ ...money, scenario: "small" }, "reconcileBetDebit");

/** Answer after the timeout → unknown outcome, input stays, nothing is sent again. */
export const AnsweredTooLate: SceneStory = {
  tags: ["browser"],
  args: { ...money, scenario: "small", faults: [{ operation: "reconcileBetDebit", fault: "timeout" }] },
  beforeEach: () => () => configureApi({ timeout: 3_600_000 }),
  play: async () => {
    await write("Blurred.");
    configureApi({ timeout: 100 });
    await reject.confirm();
    const failure = await dialog("The Change Is Not Confirmed");
    await expect(failure.getByText("The server did not respond in time.")).toBeVisible();
    await userEvent.click(failure.getByRole("button", { name: "OK" }));
    await waitFor(async () =>
      expect(await reject.button()).toHaveAccessibleDescription(/unknown whether this was carried out/),
    );
    await userEvent.click(await reject.button());
    await expect(screen.queryByText("The server did not respond in time.")).toBeNull();
    await expect(await note()).toHaveValue("Blurred.");
  },
};

export const NothingTyped = unsaved.untouched;
export const UnsavedCancel = unsaved.cancel;
export const UnsavedEscape = unsaved.escape;
export const UnsavedBack = unsaved.back;
export const LongContent = look(
  states.hostileTexts(ownDialog(RejectPanel, (db) => ({ ...pending(db), about: HOSTILE_TEXT }))),
);
export const RightToLeft = states.rightToLeft;
