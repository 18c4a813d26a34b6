import { showBankAccount, useReconcileBetDebit, useReviewBankAccount } from "@backoffice/api-client";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { account, change } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { ownDrawer } from "#testing/stories/own-panel.ts";
import { expectNothingSent, sentTo } from "#testing/stories/sent.ts";
import { unsavedStates } from "#testing/stories/unsaved-states.ts";
import { HOSTILE_TEXT, writeStates } from "#testing/stories/write-states.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import type { DrawerId } from "../definition/panel-params.ts";
import { DecisionForm } from "../decision-form.tsx";

type Props = { params: { uuid?: string }; close: () => void };

const DECISIONS = {
  approve: { verb: "Approve", success: "Approved.", tone: "primary" },
  reject: { verb: "Reject", success: "Rejected.", tone: "danger" },
} as const;
const NOTE = { label: "Note", required: true, max: 200 };
/** The drawer of this story, which has no declared parameters. */
const PANEL = "story-panel" as DrawerId;

const Review = ({ params: { uuid }, close }: Props) => {
  const write = useReviewBankAccount();
  return (
    <RecordPanel
      noun="account"
      read={showBankAccount}
      input={uuid ? { body: { uuid } } : undefined}
      close={close}
      head={({ bankName }) => ({ title: bankName })}
    >
      {(row) => (
        <>
          <p>Status: {row.status}</p>
          <DecisionForm
            panel={PANEL}
            id={row.uuid}
            noun="account"
            recordName={row.bankName}
            decisions={DECISIONS}
            write={write}
            note={NOTE}
            offered={row.status === "PENDING"}
            reason={() => (row.status === "PENDING" ? undefined : "It is decided.")}
            input={(action, note) => ({
              body: { uuid: row.uuid, actionType: action, playerNote: note, playerCode: row.player.playerCode },
            })}
            actionOf={({ body }) => body.actionType}
          >
            Decide about {row.bankName}.
          </DecisionForm>
        </>
      )}
    </RecordPanel>
  );
};

const Money = () => {
  const write = useReconcileBetDebit();
  return (
    <DecisionForm
      panel={PANEL}
      id="money"
      noun="debit"
      recordName="Debit"
      decisions={DECISIONS}
      write={write}
      note={NOTE}
      offered
      reason={() => undefined}
      input={(_, txId) => ({ body: { txId, playerCode: "8F2K" } })}
      actionOf={() => "approve"}
    >
      Take what is owed.
    </DecisionForm>
  );
};

type Db = Parameters<typeof account>[0];
const pending = (db: Db) => account(db, { status: "PENDING" });
const uuidOf = (db: Db) => pending(db).uuid;

export default {
  ...staging,
  title: "Patterns/Decision form",
  args: ownDrawer(Review, uuidOf),
} satisfies SceneMeta;

export const Default = look();

const note = async () => (await drawer()).findByRole("textbox", { name: /^Note/ });
const write = async (text = "Confirmed.") => userEvent.type(await note(), text);
const button = async (name = /^Approve/) => (await drawer()).findByRole("button", { name });
const act = async () => {
  await write();
  await userEvent.click(await button());
};
const states = writeStates({
  write: "reviewBankAccount",
  act,
  button,
  failure: "Unable To Approve Account",
  role: "dialog",
});
const unsaved = unsavedStates({ type: () => write(), role: "dialog" });

/** Note is required → the decision buttons are disabled until it is written. */
export const NoteRequired: SceneStory = {
  play: async ({ loaded }) => {
    await write("   ");
    for (const name of [/^Approve/, /^Reject/])
      await expect(await button(name)).toHaveAccessibleDescription("Write a note first.");
    await userEvent.click(await button());
    await expectNothingSent(loaded, "reviewBankAccount");
  },
};

/** Note too long → validation error with focus, nothing is sent. */
export const ValidationError = look(
  {
    play: async ({ loaded }) => {
      await userEvent.click(await note());
      await userEvent.paste("Too long. ".repeat(21));
      await userEvent.click(await button(/^Reject/));
      await waitFor(async () => expect(await note()).toHaveAccessibleDescription(/Use at most 200 characters/));
      await waitFor(async () => expect(await note()).toHaveFocus());
      await expectNothingSent(loaded, "reviewBankAccount");
    },
  },
  { plays: true },
);

/** Decided → sent once with the note; the drawer stays, shows the new state and offers no more decisions. */
export const Done: SceneStory = {
  play: async ({ loaded }) => {
    const { uuid, player } = pending(loaded.db);
    await act();
    await waitFor(() => expect(screen.getByText("Approved.")).toBeVisible());
    await waitFor(() => expect(shownDrawer().getByText("Status: APPROVED")).toBeVisible());
    await waitFor(() => expect(shownDrawer().queryByRole("button", { name: /^Approve/ })).toBeNull());
    await expect(sentTo(loaded, "reviewBankAccount")).toEqual([
      { body: { uuid, actionType: "approve", playerNote: "Confirmed.", playerCode: player.playerCode } },
    ]);
  },
};

/** ⌘↵ in the note → the main decision is sent. */
export const DoneFromTheKeyboard: SceneStory = {
  play: async () => {
    await write();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(screen.getByText("Approved.")).toBeVisible());
  },
};

/** A colleague decides while the note is written → the note stays, the buttons are disabled with a reason. */
export const SomebodyElseWasFaster: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await write();
    change(db.bankAccounts, pending(db), { status: "APPROVED" });
    window.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(shownDrawer().getByText("Status: APPROVED")).toBeVisible());
    await expect(await note()).toHaveValue("Confirmed.");
    await expect(await button()).toHaveAccessibleDescription("It is decided.");
  },
};

export const Submitting = look(states.saving, { plays: true });
export const Refused = states.refused;
export const ServerRejected = look(states.refusedSilently, { plays: true });
export const Forbidden = look({
  ...states.forbidden("dev-ops", /reconcile_bet_debits/, () => write()),
  args: { ...ownDrawer(Money, () => "1"), account: "dev-ops" },
});
export const ForbiddenByServer = states.forbiddenByServer;
export const UnknownOutcome = states.unknownOutcome;
export const MoneyLocked = states.moneyLocked(
  { ...ownDrawer(Money, () => "1"), scenario: "small" },
  "reconcileBetDebit",
);
export const NothingTyped = unsaved.untouched;
export const UnsavedEscape = unsaved.escape;
export const UnsavedBack = unsaved.back;
export const LongContent = look(
  states.hostileTexts({
    arrange: (db) => change(db.bankAccounts, pending(db), { bankName: HOSTILE_TEXT }),
  }),
);
