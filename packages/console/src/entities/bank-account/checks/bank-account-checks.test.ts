import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { findingsOf } from "#testing/kit/findings-of.ts";
import { BANK_ACCOUNT_CHECKS, type BankAccountReads } from "./bank-account-checks.ts";

type Schemas = components["schemas"];

const FACTS: BankAccountReads = {
  account: {
    nameOnCard: "SOLBERG CAMILLE",
    iban: "SE3550000000054910006179",
    ibanIsDuplicated: false,
    cardNumber: null,
    cardNumberIsDuplicated: false,
  } as Schemas["BankAccount"],
  player: {
    playerCode: "GKE6",
    isVerified: true,
    kyc: { verifications: { CONFIRMED: 6 } },
    profile: { firstName: "Camille", lastName: "Solberg" },
  } as unknown as Schemas["Player"],
  accounts: [],
};
const says = findingsOf(BANK_ACCOUNT_CHECKS, FACTS);
const account = (changes: Partial<Schemas["BankAccount"]>) => ({ account: { ...FACTS.account, ...changes } });
const others = [{ player: { playerCode: "KXZES6" } } as Schemas["BankAccount"]];

describe("checks of a bank account", () => {
  it.each<[string, string, Partial<BankAccountReads>, string]>([
    [
      "blocked player",
      "Player",
      { player: { ...FACTS.player, isBlocked: true } },
      "stop | blocked | Blocked player. Approval opens payouts to a blocked account.",
    ],
    ["own account", "Account holder", {}, "clear | same name"],
    [
      "another holder",
      "Account holder",
      account({ nameOnCard: "Nora Lindqvist" }),
      "stop | differs | Account holder differs. The account belongs to Nora Lindqvist, the player is Camille Solberg.",
    ],
    ["number of its own", "Number", {}, "clear | no other account"],
    [
      "number of another player",
      "Number",
      { ...account({ ibanIsDuplicated: true }), accounts: others },
      "look | 1 other player | Also used by KXZES6.",
    ],
    [
      "number of another account of the player",
      "Number",
      account({ ibanIsDuplicated: true }),
      "note | another account | The player has another account with this number.",
    ],
    ["KYC", "KYC", {}, "clear | 6 of 6"],
  ])("%s", (_name, label, changes, expected) => expect(says(label, changes)).toBe(expected));
});
