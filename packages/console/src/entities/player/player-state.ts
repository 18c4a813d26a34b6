import type { components } from "@backoffice/api-client";
import type { Flag } from "@backoffice/ui/table";

type Player = components["schemas"]["Player"];

/** What staff must know of an account before anything else, the gravest first. A test player is marked beside the code. */
export const PLAYER_STATE = {
  isDeleted: { label: "Deleted", tone: "critical" },
  isBlocked: { label: "Blocked", tone: "critical", hint: "May not sign in" },
  chatIsBlocked: { label: "Chat blocked", tone: "caution", hint: "May not write in chats" },
  isVerified: { label: "Verified", tone: "positive", hint: "KYC is complete" },
  is2FAEnabled: { label: "2FA", tone: "neutral", hint: "Signing in asks for a second factor" },
} as const satisfies Partial<Record<keyof Player, Flag>>;

export type PlayerState = keyof typeof PLAYER_STATE;

/** What is true of a player. */
export const stateOf = (player: Pick<Player, PlayerState>): PlayerState[] =>
  (Object.keys(PLAYER_STATE) as PlayerState[]).filter((name) => player[name]);

/** States of documents in words, what waits first (ruling 24). */
const KYC_WORDS = { PENDING: "pending", REJECTED: "rejected", CONFIRMED: "confirmed", NOT_SUBMITTED: "not submitted" };

/** A state that the console does not know is shown as it came. */
const knownWord = (state: string): string =>
  Object.hasOwn(KYC_WORDS, state) ? KYC_WORDS[state as keyof typeof KYC_WORDS] : state;

/** How far a player's KYC is: "1 pending, 7 confirmed"; nothing while there is nothing to say. */
export const kycWords = ({ kyc: { verifications } }: Pick<Player, "kyc">): string =>
  Object.entries({ ...KYC_WORDS, ...Object.fromEntries(Object.keys(verifications).map((it) => [it, knownWord(it)])) })
    .flatMap(([state, words]) => (verifications[state] ? [`${verifications[state]} ${words}`] : []))
    .join(", ");
