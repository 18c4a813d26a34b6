import { expect } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { changeRequest, requestOf } from "#testing/rows/bonus-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { answer } from "#testing/stories/answer.ts";
import { confirmation } from "#testing/stories/confirmation.ts";
import { expectToastLink } from "#testing/stories/toast-link.ts";

export default {
  ...staging,
  title: "Panels/Bonus/Reject Bonus Request",
  tags: ["panel:reject-bonus-request"],
  args: { opens: (db) => ({ id: "reject-bonus-request", params: { request: requestOf(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });

const NOTE = "One gift a year.";
const rejection = (note?: string) =>
  confirmation({
    title: "Reject Bonus Request",
    button: "Reject request",
    write: "decideBonusFormRequest",
    failure: "Unable To Reject Bonus Request",
    read: "showBonusFormRequest",
    ...(note !== undefined && { fill: () => answer(/^Note/, note) }),
  });
const reject = rejection(NOTE);
const sent = (note: string) => (db: Parameters<typeof requestOf>[0]) => {
  const { opId, bonusId, playerCode } = requestOf(db);
  return { query: { bonusId, opId }, body: { opId, action: "REJECT" as const, bonusId, playerCode, note } };
};

export const Asked = reject.asks((db) => {
  const { playerCode, bonusTitle } = requestOf(db);
  return `Reject the request of player ${playerCode} for ${bonusTitle}. Nothing is paid.`;
});

/** Sends the IDs in the query as well as in the body (money §7); nothing is paid. */
export const Rejected = reject.sends(sent(NOTE), "Bonus request rejected.", {
  after: async (db) => {
    const rejected = [...db.bonus.requests.values()].filter(({ note }) => note === NOTE);
    await expect(rejected).toMatchObject([{ status: "REJECTED" }]);
    const { bonusTitle, playerCode, requestId } = rejected[0]!;
    await expectToastLink(`${bonusTitle}, player ${playerCode}`, `request=${requestId}`);
  },
});

/** A rejection requires a note of at most 200 characters (content §5). */
export const NoteRequired = rejection().waits("Write a note first.");
export const NoteOf200 = rejection("n".repeat(200)).sends(sent("n".repeat(200)), "Bonus request rejected.");
export const NoteOf201 = rejection("n".repeat(201)).breaks(/^Note/, /Use at most 200 characters/);

/** The server refuses without a message (content §8). */
export const RefusedWithoutWords = reject.refused(() => undefined, "Failed to reject bonus request", {
  faults: [{ operation: "decideBonusFormRequest", fault: "refused-silently" }],
});

/** Decided by another user meanwhile: the server refuses. */
export const DecidedMeanwhile = reject.refused(
  (db) => changeRequest(db, requestOf(db), { status: "APPROVED", decidedBy: "Priya" }),
  "This request has already been approved by Priya.",
);

/** Stale list row: the current status is refetched and is the disabled reason. */
export const AlreadyDecided = rejection().waits("This request is already approved by Priya.", {
  opens: (db) => {
    const request = requestOf(db);
    changeRequest(db, request, { status: "APPROVED", decidedBy: "Priya" });
    return { id: "reject-bonus-request", params: { request } };
  },
});

export const WithoutRight = rejection().forbidden("decide_bonus_requests", "dev-ops");
