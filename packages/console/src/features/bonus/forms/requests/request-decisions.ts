import type { components } from "@backoffice/api-client";
import type { Decisions } from "#kit/panels/decision.ts";

type Request = components["schemas"]["BonusFormRequest"];

/** The rejection of a request (content §4). */
export const REJECTION: Decisions<"REJECT"> = {
  REJECT: { verb: "Reject", success: "Bonus request rejected.", outcome: "Nothing is paid.", tone: "danger" },
};

/** Reason of the rejection (content §5; length: money §9). */
export const REJECTION_NOTE = { label: "Note", required: true, max: 200 };

/** Shown when the server refuses without a message (content §8). */
export const REJECTION_WORDS = { refused: "Failed to reject bonus request" };

/** Call of a rejection (content §7). */
export const rejectionInput = ({ bonusId, opId, playerCode }: Request, note: string) => ({
  query: { bonusId, opId },
  body: { opId, action: "REJECT" as const, bonusId, playerCode, note },
});

/** Display name of a request: "Birthday bonus, player 8F2K". */
export const requestName = ({ bonusTitle, playerCode }: Pick<Request, "bonusTitle" | "playerCode">): string =>
  `${bonusTitle}, player ${playerCode}`;
