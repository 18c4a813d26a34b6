import type { components } from "@backoffice/api-client";
import { plural } from "@backoffice/ui";
import type { Finding, Proof } from "#kit/checks/check-rule.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import { fullName } from "../full-name.ts";
import { isSameName } from "../is-same-name.ts";
import { kycCount } from "../player-state.ts";

type Schemas = components["schemas"];
type Player = Schemas["Player"];

export const playerProof = (playerCode: string): Proof => ({
  label: "Open player",
  to: `/players/${encodeURIComponent(playerCode)}`,
  permission: "view_players",
});

type PlayerState = Pick<Player, "playerCode" | "isDeleted" | "isBlocked" | "isTest">;

/** Whether the player's account is active; `act` says what the decision does: "Approval pays". */
export const accountFinding = ({ playerCode, isDeleted, isBlocked, isTest }: PlayerState, act: string): Finding => {
  const proof = playerProof(playerCode);
  if (isDeleted) return { state: "stop", text: "deleted", reason: `Deleted player. ${act} a deleted account.`, proof };
  if (isBlocked) return { state: "stop", text: "blocked", reason: `Blocked player. ${act} a blocked account.`, proof };
  if (isTest) return { state: "note", text: "test player", reason: "Test player.", proof };
  return { state: "clear", text: "active" };
};

/** Whether the holder of an account, card or wallet has the player's name. */
export const holderFinding = (holder: string | null, player: Pick<Player, "playerCode" | "profile">): Finding => {
  const name = fullName(player);
  if (!holder) return { state: "none", text: "not given" };
  if (!name) return { state: "none", text: "player has no name" };
  if (isSameName(holder, name)) return { state: "clear", text: "same name" };
  return {
    state: "stop",
    text: "differs",
    reason: `Account holder differs. The account belongs to ${holder}, the player is ${name}.`,
    proof: playerProof(player.playerCode),
  };
};

/** Whether KYC is complete, and how many of its items are confirmed. */
export const kycFinding = ({
  playerCode,
  isVerified,
  kyc,
}: Pick<Player, "playerCode" | "isVerified" | "kyc">): Finding => {
  const count = kycCount({ kyc });
  const text = count ?? (isVerified ? "complete" : "no documents");
  if (isVerified) return { state: "clear", text };
  return {
    state: "look",
    text,
    reason: `KYC is not complete: ${count === undefined ? text : `${text} confirmed`}.`,
    proof: playerProof(playerCode),
  };
};

/** The player's risk; null if the risk report does not list the player. */
export const riskFinding = (
  row: Pick<Schemas["RiskReportRow"], "playerCode" | "riskScore" | "riskLevel" | "reasons"> | null,
): Finding => {
  if (row === null) return { state: "clear", text: "not reported" };
  const { playerCode, riskScore, riskLevel, reasons } = row;
  if (riskLevel !== "HIGH") return { state: "clear", text: `${riskScore} of 100` };
  return {
    state: "look",
    text: `${riskScore}, high`,
    reason: `High risk: ${riskScore} of 100. ${reasons.map((it) => choiceWords(it)).join(", ")}`.trim(),
    proof: {
      label: "Risk report",
      to: "/reports/risk-management",
      query: { search: playerCode },
      permission: "view_risk_reports",
    },
  };
};

/** Who else uses an account number: its other accounts, and the number to find them by. */
export const sharedFinding = (accounts: readonly Pick<Schemas["BankAccount"], "player">[], number: string): Finding => {
  const players = [...new Set(accounts.map(({ player }) => player.playerCode))];
  if (players.length === 0) return { state: "clear", text: "no other player" };
  return {
    state: "look",
    text: plural(players.length, "other player"),
    reason: `Also used by ${players.join(", ")}.`,
    proof: {
      label: "Bank accounts",
      to: "/withdraw/bank-accounts",
      query: { search: number },
      permission: "view_bank_accounts",
    },
  };
};
