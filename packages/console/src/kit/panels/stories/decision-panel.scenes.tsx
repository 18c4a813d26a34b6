import { useReconcileBetDebit, useReviewBankAccount, type components } from "@backoffice/api-client";
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
import { expectNothingSent } from "#testing/stories/sent.ts";
import { unsavedStates } from "#testing/stories/unsaved-states.ts";
import { HOSTILE_TEXT, writeStates } from "#testing/stories/write-states.ts";
import { DecisionPanel } from "../decision-panel.tsx";

type BankAccount = components["schemas"]["BankAccount"];
type Action = "approve" | "reject";
type Props<Given> = { params: Given; open: boolean; close: () => void };

const DECISIONS = {
  approve: { verb: "Approve", success: "Approved.", outcome: "It can be used.", tone: "primary" },
  reject: { verb: "Reject", success: "Rejected.", outcome: "It cannot be used.", tone: "danger" },
} as const;
const NOTE = { label: "Note", required: true, max: 200 };
const extra = z.object({ limit: z.string() });
const fields = createFields(extra);

type Params = { account: BankAccount; decision?: Action; given?: string; about?: string; hasLimit?: boolean };

const ReviewPanel = ({
  params: { account: row, decision = "approve", given, about = "The account", hasLimit = false },
  ...panel
}: Props<Params>) => (
  <DecisionPanel
    {...panel}
    decisions={DECISIONS}
    decision={decision}
    noun="account"
    write={useReviewBankAccount()}
    note={NOTE}
    given={given}
    {...(hasLimit && {
      extra: { schema: extra, values: { limit: "50" }, fields: <fields.TextField name="limit" label="Daily limit" /> },
    })}
    input={(note, rest) => ({
      body: {
        uuid: row.uuid,
        actionType: decision,
        playerNote: [note, ...Object.values(rest)].join(", "),
        playerCode: row.player.playerCode,
      },
    })}
  >
    <strong>{about}</strong>.
  </DecisionPanel>
);

const MoneyPanel = ({ params: { txId, player }, ...panel }: Props<components["schemas"]["BetDebit"]>) => (
  <DecisionPanel
    {...panel}
    decisions={DECISIONS}
    decision="approve"
    noun="account"
    write={useReconcileBetDebit()}
    note={NOTE}
    input={() => ({ body: { txId, playerCode: player.playerCode } })}
  >
    What is owed.
  </DecisionPanel>
);

const pending = (db: Parameters<typeof account>[0]) => account(db, { status: "PENDING" });
const review = (params: Omit<Params, "account"> = {}) =>
  ownDialog(ReviewPanel, (db) => ({ account: pending(db), ...params }));

export default { ...staging, title: "Patterns/Decision panel", args: review() } satisfies SceneMeta;

export const Default = look();

const note = async () => (await dialog(/account$/)).findByRole("textbox", { name: /^Note/ });
const write = async (text = "Confirmed.") => userEvent.type(await note(), text);
const approve = confirmation({
  title: "Approve account",
  button: /^Approve/,
  write: "reviewBankAccount",
  failure: "Unable To Approve Account",
  fill: () => write(),
});
const states = writeStates({
  write: "reviewBankAccount",
  act: async () => {
    await write();
    await approve.confirm();
  },
  button: approve.button,
  failure: "Unable To Approve Account",
  role: "alertdialog",
});
const unsaved = unsavedStates({ type: () => write(), role: "alertdialog" });
const sent = (playerNote: string) => (db: Parameters<typeof account>[0]) => {
  const { uuid, player } = pending(db);
  return { body: { uuid, actionType: "approve" as const, playerNote, playerCode: player.playerCode } };
};

/** Opened → verb, record and consequence in a sentence. */
export const Asked = approve.asks("Approve The account. It can be used.");

/** Destructive decision → red button without the initial focus. */
export const Danger = look({
  args: review({ decision: "reject", given: "Blurred." }),
  play: async () => {
    const button = (await dialog("Reject account")).getByRole("button", { name: "Reject account" });
    await expect(button).not.toHaveFocus();
    await expect(button).not.toHaveAttribute("aria-disabled", "true");
  },
});

/** Required note is missing or blank → the button is disabled. */
export const NoteRequired: SceneStory = {
  play: async (context) => {
    await write("   ");
    await approve.waits("Write a note first.").play!(context);
  },
};

/** Note above the maximum → error at the note and above it with focus, nothing is sent. */
export const ValidationError = look(
  {
    args: review({ given: "Too long. ".repeat(21) }),
    play: async ({ loaded }) => {
      await userEvent.click(await approve.button());
      await waitFor(async () => expect(await note()).toHaveAccessibleDescription(/Use at most 200 characters/));
      const summary = await screen.findByRole("group", { name: "1 problem to fix first" });
      await waitFor(() => expect(summary).toHaveFocus());
      await expectNothingSent(loaded, "reviewBankAccount");
    },
  },
  { plays: true },
);

export const Done = approve.sends(sent("Confirmed."), "Approved.");

/** Note written before → sent with the decision. */
export const NoteGiven = approve.sends(sent("From before. Confirmed."), "Approved.", {
  args: review({ given: "From before. " }),
});

/** Fields besides the note → sent with the decision. */
export const WithFields = look(
  approve.sends(sent("Confirmed., 50"), "Approved.", { args: review({ hasLimit: true }) }),
);

export const SomebodyElseWasFaster = approve.refused(
  (db) => change(db.bankAccounts, pending(db), { status: "REJECTED", rejectedBy: "Priya" }),
  "This account has already been rejected by Priya.",
  { account: "operator-admin" },
);

export const Submitting = look(states.saving, { plays: true });
export const Refused = states.refused;
export const ServerRejected = look(states.refusedSilently, { plays: true });
export const Forbidden = look(states.forbidden("dev-ops", /approve_reject_bank_accounts/, () => write()));
export const ForbiddenByServer = states.forbiddenByServer;
export const UnknownOutcome = states.unknownOutcome;
export const MoneyLocked = states.moneyLocked(
  { ...ownDialog(MoneyPanel, (db) => debit(db, true)), scenario: "small" },
  "reconcileBetDebit",
);
export const NothingTyped = unsaved.untouched;
export const UnsavedCancel = unsaved.cancel;
export const UnsavedEscape = unsaved.escape;
export const UnsavedBack = unsaved.back;
export const LongContent = look(states.hostileTexts(review({ about: HOSTILE_TEXT })));
export const RightToLeft = states.rightToLeft;
