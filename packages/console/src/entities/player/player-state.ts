import type { components } from "@backoffice/api-client";
import type { Flag } from "@backoffice/ui/table";

type Player = components["schemas"]["Player"];

/** Critical flags of an account, most severe first. Test players are marked beside their code. */
export const PLAYER_STATE = {
  isDeleted: { label: "Deleted", tone: "stop" },
  isBlocked: { label: "Blocked", tone: "stop", hint: "Cannot sign in" },
  chatIsBlocked: { label: "Chat blocked", tone: "look", hint: "Cannot write in chats" },
  isVerified: { label: "Verified", tone: "normal", hint: "KYC is complete" },
  is2FAEnabled: { label: "2FA", tone: "normal", hint: "Signs in with a second factor" },
} as const satisfies Partial<Record<keyof Player, Flag>>;

export type PlayerState = keyof typeof PLAYER_STATE;

/** Flags that apply to a player. */
export const stateOf = (player: Pick<Player, PlayerState>): PlayerState[] =>
  (Object.keys(PLAYER_STATE) as PlayerState[]).filter((name) => player[name]);

/** Document statuses in words, pending first (ruling 24). */
const KYC_WORDS = { PENDING: "pending", REJECTED: "rejected", CONFIRMED: "confirmed", NOT_SUBMITTED: "not submitted" };

/** An unknown status is shown as received. */
const knownWord = (state: string): string =>
  Object.hasOwn(KYC_WORDS, state) ? KYC_WORDS[state as keyof typeof KYC_WORDS] : state;

/** Summary of a player's KYC: "1 pending, 7 confirmed"; empty without documents. */
export const kycWords = ({ kyc: { verifications } }: Pick<Player, "kyc">): string =>
  Object.entries({ ...KYC_WORDS, ...Object.fromEntries(Object.keys(verifications).map((it) => [it, knownWord(it)])) })
    .flatMap(([state, words]) => (verifications[state] ? [`${verifications[state]} ${words}`] : []))
    .join(", ");

/** "3 of 6": the confirmed documents of all; undefined without documents. */
export const kycCount = ({ kyc: { verifications } }: Pick<Player, "kyc">): string | undefined => {
  const all = Object.values(verifications).reduce((sum, count) => sum + count, 0);
  return all === 0 ? undefined : `${verifications["CONFIRMED"] ?? 0} of ${all}`;
};
