import type { Db } from "@backoffice/mocks";
import { expect } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { changeWithdraw, paidTo, partnerWithdraw, takenFrom } from "#testing/rows/partner-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { writeStates } from "#testing/stories/write-states.ts";

const NOTE = "Sent this morning.";
const opens = (action: "approve" | "reject", note?: string): Scene["opens"] => {
  const given = note !== undefined && { note };
  return (db) => ({
    id: "partner-withdraw-confirmation",
    params: { withdrawal: partnerWithdraw(db), action, ...given },
  });
};
export default {
  ...staging,
  title: "Panels/Partners/Approve or reject partner withdrawal",
  tags: ["panel:partner-withdraw-confirmation"],
  args: { opens: opens("approve", NOTE) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const decision = (verb: "Approve" | "Reject") =>
  confirmation({
    title: `${verb} partner withdrawal`,
    button: new RegExp(`^${verb} [\\d,.]+ ?USDT$`),
    write: "reviewPartnerWithdraw",
    failure: `Unable To ${verb} Partner Withdrawal`,
    read: "showPartnerWithdraw",
  });
const [approve, reject] = [decision("Approve"), decision("Reject")];

const summary = (db: Db) => {
  const it = partnerWithdraw(db);
  return `the withdrawal of ${paidTo(it)} by partner ${it.partnerTitle} to ${it.destinationAddress} on TRON.`;
};
const sent = (actionType: "approve" | "reject", note: string) => (db: Db) => {
  const { txId, partnerId } = partnerWithdraw(db);
  return { body: { txId, partnerId, actionType, note } };
};

/** The sentence names amount, partner and destination. */
export const Approve = approve.asks((db) => `Approve ${summary(db)}`);
/** A rejection returns the amount to the balance (money §4). */
export const Reject = reject.asks(
  (db) => `Reject ${summary(db)} ${takenFrom(partnerWithdraw(db))} goes back to the partner's balance.`,
  { opens: opens("reject", "This address is not yours.") },
);

/** Both decisions require the note (money §5). */
export const ApproveNeedsANote = approve.waits(/Write a note for the partner first/, { opens: opens("approve") });
export const RejectNeedsANote = reject.waits(/Write a note for the partner first/, { opens: opens("reject", "  ") });
export const NoteAtItsLongest = approve.sends(sent("approve", "n".repeat(200)), "Partner withdrawal approved.", {
  args: { opens: opens("approve", "n".repeat(200)) },
});
export const NoteTooLong = approve.breaks(/^Note/, /Use at most 200 characters/, {
  opens: opens("approve", "n".repeat(201)),
});

export const Approved = approve.sends(sent("approve", NOTE), "Partner withdrawal approved.", {
  after: (db) => expect([...db.partners.withdraws.values()].some((it) => it.note === NOTE)).toBe(true),
});
/** The amount returns to the partner's balance. */
export const Rejected = reject.sends(sent("reject", "This address is not yours."), "Partner withdrawal rejected.", {
  args: { opens: opens("reject", "This address is not yours.") },
  after: (db) => {
    const row = [...db.partners.withdraws.values()].find((it) => it.note === "This address is not yours.")!;
    return expect(row.status).toBe("REJECTED");
  },
});

/** Decided by someone else meanwhile. */
export const DecidedMeanwhile = approve.refused(
  (db) => changeWithdraw(db, partnerWithdraw(db), { status: "REJECTED", rejectedBy: "Sol" }),
  "This withdrawal has already been rejected by Sol.",
);

/** Decided before opening: stale list row. */
export const AlreadyDecided = look(
  approve.waits(/^This withdrawal is already approved/, {
    opens: (db) => ({
      id: "partner-withdraw-confirmation",
      params: { withdrawal: partnerWithdraw(db, "CONFIRMED"), action: "approve", note: NOTE },
    }),
  }),
);

/** Brand users cannot decide, whatever their permissions (ruling 36). */
export const Brand = look(
  approve.waits("Brand users cannot handle partner withdrawals.", {
    account: "brand-admin",
  }),
);
export const WithoutRight = approve.forbidden("approve_reject_partner_withdrawals", "operator-manager");

/** Money is not sent twice (ruling 15). */
export const UnknownOutcome = writeStates({
  write: "reviewPartnerWithdraw",
  act: approve.confirm,
  button: approve.button,
  failure: "Unable To Approve Partner Withdrawal",
  role: "alertdialog",
  // The refetched withdrawal shows that it was executed.
}).moneyLocked({}, "reviewPartnerWithdraw", /unknown whether this was carried out|already approved/);
