import type { components } from "@backoffice/api-client";
import { createBackend } from "@backoffice/mocks";
import { describe, expect, it } from "vitest";
import { findingsOf } from "#testing/kit/findings-of.ts";
import { withdrawalChecks, type WithdrawalReads } from "./withdrawal-checks.ts";

type Schemas = components["schemas"];

const { db } = createBackend({ scenario: "small" });
const stored = [...db.players.values()].find(({ profile }) => profile.firstName)!;

const PLAYER = {
  playerCode: "GKE6",
  isBlocked: false,
  isDeleted: false,
  isTest: false,
  isVerified: true,
  kyc: { verifications: { CONFIRMED: 6 } },
  playerStats: { totalWithdrawCount: 2 },
  profile: { ...stored.profile, firstName: "Camille", lastName: "Solberg" },
} as unknown as Schemas["Player"];
const FACTS: WithdrawalReads = {
  tx: {
    txId: "tx-1",
    opId: "op-nordlys",
    toAmount: 1659.64,
    toCurrency: "SEK",
    player: { playerCode: "GKE6" } as Schemas["TransactionPlayer"],
  },
  withdrawal: {
    destination: {
      kind: "BANK",
      holder: "SOLBERG Camille",
      bankName: "Nordhamn Bank",
      number: "SE3550000000054910006179",
    },
    resendCount: 0,
  },
  player: PLAYER,
  accounts: [],
  risk: {
    playerCode: "GKE6",
    riskScore: 18,
    riskLevel: "LOW",
    reasons: [] as never[],
  } as unknown as Schemas["RiskReportRow"],
  treasury: { treasuries: [{ currency: "SEK", balance: 5000 } as Schemas["Treasury"]] },
  waiting: { items: [{ txId: "tx-1" }], count: 1 },
  locale: "en",
};

const says = findingsOf(withdrawalChecks(false), FACTS);
const player = (changes: Partial<Schemas["Player"]>) => ({ player: { ...PLAYER, ...changes } });
const account = (playerCode: string) => ({ player: { playerCode } }) as Schemas["BankAccount"];
const holder = (name: string | null) => ({
  withdrawal: { ...FACTS.withdrawal, destination: { ...FACTS.withdrawal.destination, holder: name } },
});

describe("checks of a withdrawal", () => {
  it.each<[string, string, Partial<WithdrawalReads>, string]>([
    ["active player", "Player", {}, "clear | active"],
    [
      "blocked player",
      "Player",
      player({ isBlocked: true }),
      "stop | blocked | Blocked player. Approval pays a blocked account.",
    ],
    [
      "deleted player, also if blocked",
      "Player",
      player({ isBlocked: true, isDeleted: true }),
      "stop | deleted | Deleted player. Approval pays a deleted account.",
    ],
    ["test player", "Player", player({ isTest: true }), "note | test player | Test player."],
    [
      "blocked test player",
      "Player",
      player({ isBlocked: true, isTest: true }),
      "stop | blocked | Blocked player. Approval pays a blocked account.",
    ],
    ["same name in another order and case", "Account holder", {}, "clear | same name"],
    [
      "another name",
      "Account holder",
      holder("Nora Lindqvist"),
      "stop | differs | Account holder differs. The account belongs to Nora Lindqvist, the player is Camille Solberg.",
    ],
    ["wallet without a holder", "Account holder", holder(null), "none | not given"],
    [
      "player without a name",
      "Account holder",
      player({ profile: { ...PLAYER.profile, firstName: null, lastName: null } }),
      "none | player has no name",
    ],
    ["own destination", "Destination", {}, "clear | no other player"],
    [
      "destination of others, each named once",
      "Destination",
      { accounts: [account("KXZES6"), account("KXZES6"), account("PGPP")] },
      "look | 2 other players | Also used by KXZES6, PGPP.",
    ],
    ["verified", "KYC", {}, "clear | 6 of 6"],
    [
      "not verified",
      "KYC",
      player({ isVerified: false, kyc: { verifications: { CONFIRMED: 3, PENDING: 1, REJECTED: 2 } } }),
      "look | 3 of 6 | KYC is not complete: 3 of 6 confirmed.",
    ],
    [
      "no documents",
      "KYC",
      player({ isVerified: false, kyc: { verifications: {} } }),
      "look | no documents | KYC is not complete: no documents.",
    ],
    ["withdrawn before", "Withdrawn before", {}, "clear | 2 times"],
    [
      "first withdrawal",
      "Withdrawn before",
      player({ playerStats: { ...PLAYER.playerStats, totalWithdrawCount: 0 } }),
      "look | never | First withdrawal. The player has not withdrawn before.",
    ],
    ["low risk", "Risk", {}, "clear | 18 of 100"],
    ["not in the risk report", "Risk", { risk: null }, "clear | not reported"],
    [
      "high risk, with its reasons in words",
      "Risk",
      { risk: { ...FACTS.risk!, riskScore: 74, riskLevel: "HIGH", reasons: ["MANY_REJECTED", "BONUS_HEAVY"] } },
      "look | 74, high | High risk: 74 of 100. Many rejected, Bonus heavy",
    ],
    [
      "treasury covers it exactly",
      "Treasury",
      { treasury: { treasuries: [{ currency: "SEK", balance: 1659.64 } as Schemas["Treasury"]] } },
      "clear | sufficient",
    ],
    [
      "treasury is short",
      "Treasury",
      { treasury: { treasuries: [{ currency: "SEK", balance: 1659.63 } as Schemas["Treasury"]] } },
      "look | insufficient funds | Insufficient funds. The treasury holds 1,659.63 SEK.",
    ],
    ["no treasury in the currency", "Treasury", { treasury: { treasuries: [] } }, "none | no SEK"],
    ["nothing else waits", "Also waiting", {}, "clear | nothing else"],
    [
      "other withdrawals wait",
      "Also waiting",
      { waiting: { items: [{ txId: "tx-1" }, { txId: "tx-2" }], count: 3 } },
      "note | 2 withdrawals | 2 other withdrawals of the player wait.",
    ],
  ])("%s", (_name, label, changes, expected) => expect(says(label, changes)).toBe(expected));

  it("in progress: how often it was sent replaces the treasury, which was charged", () => {
    const sent = findingsOf(withdrawalChecks(true), FACTS);
    expect(sent("Sent")).toBe("clear | once");
    const resent = { withdrawal: { ...FACTS.withdrawal, resendCount: 2 } };
    expect(sent("Sent", resent)).toBe("note | 3 times | Sent 3 times to the provider.");
    expect(withdrawalChecks(true).map(({ label }) => label)).not.toContain("Treasury");
  });
});
