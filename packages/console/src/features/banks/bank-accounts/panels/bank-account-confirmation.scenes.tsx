import type { Db } from "@backoffice/mocks";
import { look } from "#testing/look.ts";
import { account, change } from "#testing/rows/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

const NOTE = "Confirmed. Withdrawals take one working day.";
const pending = (db: Db) => account(db, { status: "PENDING" });
const opens = (action: "approve" | "reject", note?: string): Scene["opens"] => {
  const given = note !== undefined && { note };
  return (db) => ({ id: "bank-account-confirmation", params: { account: pending(db), action, ...given } });
};

export default {
  ...staging,
  title: "Panels/Withdraw/Approve or reject bank account",
  tags: ["panel:bank-account-confirmation"],
  args: { opens: opens("approve", NOTE) },
} satisfies SceneMeta;

export const Default = look();

const decision = (verb: "Approve" | "Reject") =>
  confirmation({
    title: `${verb} bank account`,
    button: `${verb} account`,
    write: "reviewBankAccount",
    failure: `Unable To ${verb} Bank Account`,

    read: "showBankAccount",
  });
const [approve, reject] = [decision("Approve"), decision("Reject")];

const numberOf = (db: Db) => {
  const { bankName, iban, player } = pending(db);
  return `${bankName} …${iban!.slice(-4)} of player ${player.playerCode}`;
};
const sent = (actionType: "approve" | "reject", playerNote: string) => (db: Db) => {
  const { uuid, player } = pending(db);
  return { body: { uuid, actionType, playerNote, playerCode: player.playerCode } };
};

/** The question names the account's owner and the consequence; it carries the note written in the drawer. */
export const Approve = approve.asks((db) => `Approve ${numberOf(db)}. The player can withdraw to it.`);
export const Reject = reject.asks((db) => `Reject ${numberOf(db)}. The player cannot withdraw to it.`, {
  opens: opens("reject", "The name does not match."),
});

/** Opened from the list: the note is still empty. */
export const NoteRequired = approve.waits(/Write a note for the player first/, { opens: opens("approve") });

export const Approved = approve.sends(sent("approve", NOTE), "Bank account approved.");
export const Rejected = reject.sends(sent("reject", "The name does not match."), "Bank account rejected.", {
  args: { opens: opens("reject", "The name does not match.") },
});

/** The note's limit is 200 characters, which is what the player is shown. */
export const NoteAtItsLongest = approve.sends(sent("approve", "n".repeat(200)), "Bank account approved.", {
  args: { opens: opens("approve", "n".repeat(200)) },
});
export const NoteTooLong = approve.breaks(/^Note/, /Use at most 200 characters/, {
  opens: opens("approve", "n".repeat(201)),
});

/** Decided by another user meanwhile: 409 with the reason. */
export const AlreadyDecided = approve.refused(
  (db) => change(db.bankAccounts, pending(db), { status: "REJECTED", rejectedBy: "Priya" }),
  "This account has already been rejected by Priya.",
  { account: "operator-admin" },
);

/** Decided before it was opened, for users who may change a decision. */
export const SameAgain = approve.waits("This account is already approved.", {
  opens: (db) => ({
    id: "bank-account-confirmation",
    params: { account: account(db, { status: "APPROVED" }), action: "approve", note: NOTE },
  }),
});

export const WithoutRight = approve.forbidden("approve_reject_bank_accounts", "dev-ops");
