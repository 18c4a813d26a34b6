import type { Db } from "@backoffice/mocks";
import { look } from "#testing/look.ts";
import { kycItem } from "#testing/rows/kyc-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { answer } from "#testing/stories/answer.ts";
import { confirmation } from "#testing/stories/confirmation.ts";

const NOTE = "The photo is too dark.";
const pending = (db: Db) => kycItem(db, "PASSPORT_COPY", { kycStatus: "PENDING" });

export default {
  ...staging,
  title: "Panels/Documents/Reject Document",
  tags: ["panel:reject-kyc-document"],
  args: {
    account: "operator-admin",
    opens: (db) => ({ id: "reject-kyc-document", params: { document: pending(db) } }),
  },
} satisfies SceneMeta;

export const Default = look();

const common = {
  title: "Reject Document",
  button: "Reject document",
  write: "changeKyc",
  failure: "An error occurred",
  read: "showKyc",
} as const;
const empty = confirmation(common);
const reject = (note: string) => confirmation({ ...common, fill: () => answer(/^Note/, note) });

/** The question names the document's owner and the consequence. */
export const Asks = reject(NOTE).asks(
  (db) => `Reject Passport copy of player ${pending(db).playerCode}. The player can submit another document.`,
);
export const NoteRequired = empty.waits(/Note for the player cannot be empty!/);

/** The dialog's call names ID and note differently from the drawer's (content §7). */
export const Rejected = reject(NOTE).sends((db) => {
  const { kycId: uuid, playerId, playerCode } = pending(db);
  return { body: { action: "reject", uuid, playerId, playerCode, noteForThePlayer: NOTE } };
}, "Document has been successfully rejected");
export const NoteTooLong = reject("n".repeat(201)).breaks(/^Note/, /Use at most 200 characters/);
/** Already rejected. */
export const AlreadyRejected = look(
  empty.waits("This document is already rejected.", {
    opens: (db) => ({
      id: "reject-kyc-document",
      params: { document: kycItem(db, "PASSPORT_COPY", { kycStatus: "REJECTED" }) },
    }),
  }),
);
/** Rejected by another user meanwhile. */
export const RejectedMeanwhile = reject(NOTE).refused(
  (db) => void kycItem(db, "PASSPORT_COPY", { kycStatus: "REJECTED" }),
  "This document has already been rejected.",
);
export const Forbidden = look(empty.forbidden("approve_reject_kyc", "operator-manager"));
