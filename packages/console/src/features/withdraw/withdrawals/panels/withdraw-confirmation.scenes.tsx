import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { changeTransaction } from "#testing/rows/transaction-rows.ts";
import { dialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { answer } from "#testing/stories/answer.ts";
import { confirmation } from "#testing/stories/confirmation.ts";
import { expectNothingSent, sentTo } from "#testing/stories/sent.ts";
import {
  balanceOf,
  decisionBody,
  hesitating,
  ownOf,
  paidAmount,
  takenAtOnce,
  walletAmount,
  withdrawal,
} from "#testing/rows/withdrawal-rows.ts";
import { expectToastLink } from "#testing/stories/toast-link.ts";
import { destinationWords } from "#entities/transaction/withdrawal/decide/decision-words.tsx";

type Row = ReturnType<typeof withdrawal>;
type Find = (db: Db) => Row;

const NOTE = "Not your own account.";
const opens =
  (action: "confirm" | "reject", find: Find): Scene["opens"] =>
  (db) => ({ id: "withdraw-confirmation", params: { tx: find(db), action } });
const byHand: Find = (db) => withdrawal(db, "manual");
const byCpg: Find = (db) => withdrawal(db, "cpg");
const inProgress: Find = (db) => withdrawal(db, "cpg", "IN_PROGRESS");

export default {
  ...staging,
  title: "Panels/Withdraw/Approve or reject withdrawal",
  tags: ["panel:withdraw-confirmation"],
  args: { opens: opens("confirm", byHand) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });

type Write = "decideWithdrawal" | "decideProviderWithdrawal" | "decideJbWithdrawal" | "decideWithdrawalInProgress";
const decision = <const Id extends Write>(verb: "Approve" | "Reject", write: Id, note?: string) =>
  confirmation({
    title: `${verb} withdrawal`,
    button: new RegExp(`^${verb} \\d`),
    write,
    failure: `Unable To ${verb} Withdrawal`,
    read: "showWithdrawal",
    ...(note !== undefined && { fill: () => answer(/^Note/, note) }),
  });
const approve = decision("Approve", "decideWithdrawal");
const reject = decision("Reject", "decideWithdrawal", NOTE);

const summary = (db: Db, row: Row) =>
  `the withdrawal of ${paidAmount(row)} by player ${row.player.playerCode} to ${destinationWords(ownOf(db, row).destination)}`;

/** The sentence names amount, player, destination and provider. */
export const Approve = approve.asks(
  (db) =>
    `Approve ${summary(db, byHand(db))}, paid manually. ${walletAmount(byHand(db))} left the player's wallet when the withdrawal was requested.`,
);
export const Reject = reject.asks(
  (db) =>
    `Reject ${summary(db, byHand(db))}, paid manually. ${walletAmount(byHand(db))} returns to the player's wallet.`,
  { opens: opens("reject", byHand) },
);

/** The withdrawal that was approved last. */
const approved: Find = (db) =>
  [...db.transactions.transactions.values()]
    .filter((it) => it.transactionType === "WITHDRAW" && it.status === "CONFIRMED")
    .toSorted((a, b) => (b.confirmedAt ?? "").localeCompare(a.confirmedAt ?? ""))[0]!;

/** Manual: the call without a suffix. No money moves, since the amount has already left the wallet. */
export const ApprovedByHand = approve.sends(
  (db) => ({ body: decisionBody(db, byHand(db), "confirm") }),
  "Withdrawal approved.",
  {
    after: (db) =>
      expectToastLink(
        `${paidAmount(approved(db))}, player ${approved(db).player.playerCode}`,
        `txId=${approved(db).txId}`,
      ),
  },
);

/** The provider's call, which pays it later. */
export const SentToItsProvider = decision("Approve", "decideProviderWithdrawal", "On its way.").sends(
  (db) => ({
    path: { provider: "cpg" },
    body: decisionBody(db, byCpg(db), "confirm", { playerNote: "On its way." }),
  }),
  "Withdrawal sent to cpg: it is in progress.",
  { args: { opens: opens("confirm", byCpg) } },
);

export const ApprovedByJb = decision("Approve", "decideJbWithdrawal").sends(
  (db) => ({ body: decisionBody(db, takenAtOnce(db, "jb"), "confirm") }),
  "Withdrawal approved.",
  { args: { opens: opens("confirm", (db) => takenAtOnce(db, "jb")) } },
);

/** Rejecting returns the amount to the player's wallet (money §4). */
export const RejectedIsBackInTheWallet: SceneStory = {
  args: { opens: opens("reject", byHand) },
  play: async (context) => {
    const { db } = context.loaded;
    const row = byHand(db);
    const before = balanceOf(db, row);
    await reject.sends(
      (now) => ({ body: decisionBody(now, byHand(now), "reject", { playerNote: NOTE }) }),
      "Withdrawal rejected.",
    ).play!(context);
    await expect(balanceOf(db, row)).toBeCloseTo(before + row.fromAmount, 8);
  },
};

const box = async () =>
  (await dialog("Reject withdrawal")).findByRole("checkbox", { name: "Include in Daily Withdraw Request" });

/** Shown on a rejection, on by default, and optional (money §5, ruling 43). */
export const IncludeInDailyRequests: SceneStory = {
  args: { opens: opens("reject", byHand) },
  play: async ({ loaded }) => {
    const row = byHand(loaded.db);
    await expect(await box()).toBeChecked();
    await userEvent.click(await box());
    await answer(/^Note/, NOTE);
    const body = decisionBody(loaded.db, row, "reject", { playerNote: NOTE, countsTowardDailyLimit: false });
    await reject.confirm();
    await waitFor(() => expect(screen.getByText("Withdrawal rejected.")).toBeVisible());
    await expect(sentTo(loaded, "decideWithdrawal")).toEqual([{ body }]);
    await expect(ownOf(loaded.db, row).countsTowardDailyLimit).toBe(false);
  },
};
/** On a rejection only. */
export const NotAskedOnApproval: SceneStory = {
  play: async () => {
    await approve.button();
    await expect(screen.queryByRole("checkbox")).toBeNull();
  },
};

/** A withdrawal in progress has its own call: APPROVE to confirm, REJECT to reject (money §4). Both need a note. */
export const NoteRequired = look(
  decision("Approve", "decideWithdrawalInProgress").waits(/Write a note for the player first/, {
    opens: opens("confirm", inProgress),
  }),
);
export const InProgressApproved = decision("Approve", "decideWithdrawalInProgress", "Paid.").sends(
  (db) => ({ body: { txId: inProgress(db).txId, note: "Paid.", status: "APPROVE" } }),
  "Withdrawal approved.",
  { args: { opens: opens("confirm", inProgress) } },
);
export const InProgressRejected = decision("Reject", "decideWithdrawalInProgress", NOTE).sends(
  (db) => ({ body: { txId: inProgress(db).txId, note: NOTE, status: "REJECT" } }),
  "Withdrawal rejected.",
  { args: { opens: opens("reject", inProgress) } },
);
export const InProgressAsksToLookFirst = decision("Reject", "decideWithdrawalInProgress", NOTE).asks(
  (db) =>
    `Reject ${summary(db, inProgress(db))}, paid through cpg. ${walletAmount(inProgress(db))} returns to the player's wallet. First make sure that cpg has not paid it.`,
  { opens: opens("reject", inProgress) },
);

/** A rejection without a note, and notes at and above the maximum length. */
export const RejectionNeedsANote = decision("Reject", "decideWithdrawal").waits(/Write a note for the player first/, {
  opens: opens("reject", byHand),
});
export const NoteOf200 = decision("Approve", "decideWithdrawal", "n".repeat(200)).sends(
  (db) => ({ body: decisionBody(db, byHand(db), "confirm", { playerNote: "n".repeat(200) }) }),
  "Withdrawal approved.",
);
export const NoteOf201 = decision("Approve", "decideWithdrawal", "n".repeat(201)).breaks(
  /^Note/,
  /Use at most 200 characters/,
);

/** jb refuses (status 0): the force-approve dialog with jb's message; nothing is executed yet (ruling 44). */
export const JbHesitates: SceneStory = {
  args: { opens: opens("confirm", (db) => hesitating(db, "jb")) },
  play: async ({ loaded }) => {
    const { db } = loaded;
    const row = hesitating(db, "jb");
    const jb = decision("Approve", "decideJbWithdrawal", "On its way.");
    await answer(/^Note/, "On its way.");
    await jb.confirm();
    const force = await dialog("Force Approve");
    await waitFor(() =>
      expect(force.getByText(/jb did not accept it: jb cannot confirm the payee right now/)).toBeVisible(),
    );
    await expect(screen.queryByText("Withdrawal approved.")).toBeNull();
    await expect(db.transactions.transactions.get(row.txId)?.status).toBe("PENDING");
    const body = decisionBody(db, row, "confirm", { playerNote: "On its way." });
    await userEvent.click(force.getByRole("button", { name: /^Force Approve/ }));
    await waitFor(() => expect(screen.getByText("Withdrawal approved.")).toBeVisible());
    // With the note that was entered before.
    await expect(sentTo(loaded, "forceJbWithdrawal")).toEqual([{ body }]);
    await expect(db.transactions.transactions.get(row.txId)?.status).toBe("CONFIRMED");
  },
};

const change = (find: Find, values: Parameters<typeof changeTransaction>[2]) => (db: Db) =>
  changeTransaction(db, find(db), values);

/** Decided by another user, canceled by the player, or taken by its provider: the server's message. */
export const DecidedMeanwhile = approve.refused(
  change(byHand, { status: "REJECTED", rejectedBy: "Priya" }),
  "This withdrawal has already been rejected by Priya.",
);
export const CanceledMeanwhile = approve.refused(
  change(byHand, { status: "CANCELED" }),
  "This withdrawal has already been canceled.",
);
export const InProgressWhenSent = decision("Approve", "decideProviderWithdrawal").refused(
  change(byCpg, { status: "IN_PROGRESS" }),
  "This withdrawal is in progress: say what became of it instead.",
  { opens: opens("confirm", byCpg) },
);

/** Stale list row: the current status is refetched and is the disabled reason. */
const old =
  (values: Parameters<typeof changeTransaction>[2]): Scene["opens"] =>
  (db) => {
    const tx = byHand(db);
    changeTransaction(db, tx, values);
    return { id: "withdraw-confirmation", params: { tx, action: "confirm" } };
  };
export const AlreadyApproved = look(
  approve.waits("This withdrawal is already approved by Priya.", {
    opens: old({ status: "CONFIRMED", confirmedBy: "Priya" }),
  }),
);
export const CanceledByThePlayer = approve.waits("The player has canceled this withdrawal.", {
  opens: old({ status: "CANCELED" }),
});
export const InProgressMeanwhile = look(approve.waits(/now in progress/, { opens: old({ status: "IN_PROGRESS" }) }), {
  name: "In progress since it was opened",
});
/** The amount shown is the amount decided: a changed amount must be reviewed again. */
export const AmountChanged = approve.waits(/has changed since you opened it/, { opens: old({ toAmount: 1.23 }) });

/** The withdrawal fails to load, so it cannot be decided. */
export const Error = look({
  args: { faults: [{ operation: "showWithdrawal", fault: "403" }] },
  play: async ({ loaded }) => {
    await waitFor(async () => expect(await approve.button()).toHaveAccessibleDescription(/could not be loaded/));
    await userEvent.click(await approve.button());
    await expectNothingSent(loaded, "decideWithdrawal");
  },
});

export const WithoutRight = approve.forbidden("approve_reject_withdrawals", "dev-ops");
