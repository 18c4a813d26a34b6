import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { bankAccountRowChecks, lookOf, ownCodes, stopReason } from "./bank-account-row-checks.ts";
import { codesFrom } from "./reread-bank-account.ts";

type Schemas = components["schemas"];

const ACCOUNT = {
  nameOnCard: "Camille Solberg",
  ibanIsDuplicated: false,
  cardNumberIsDuplicated: false,
  player: { playerCode: "GKE6", isTest: false },
} as Schemas["BankAccount"];
const PLAYER = {
  playerCode: "GKE6",
  isDeleted: false,
  isBlocked: false,
  isVerified: true,
  profile: { firstName: "Camille", lastName: "Solberg" },
} as Schemas["Player"];

describe("checks of a bank account's row", () => {
  it("several codes → most severe first", () =>
    expect(bankAccountRowChecks(["TEST_PLAYER", "HOLDER_DIFFERS"]).map(({ label }) => label)).toEqual([
      "Holder differs",
      "Test player",
    ]));

  it("bulk approval: holder differs → left out with the reason; duplicate number → to look at", () => {
    expect(stopReason(["DUPLICATE_NUMBER", "HOLDER_DIFFERS"])).toBe("Holder differs: approve it individually.");
    expect(stopReason(["DUPLICATE_NUMBER"])).toBeUndefined();
    expect(lookOf(["DUPLICATE_NUMBER"])).toBe("Duplicate");
    expect(lookOf([])).toBeUndefined();
    expect(lookOf(undefined)).toBe("Not checked");
  });

  it.each<[string, Partial<Schemas["BankAccount"]>, string[]]>([
    ["nothing", {}, []],
    ["card number of another account", { cardNumberIsDuplicated: true }, ["DUPLICATE_NUMBER"]],
    [
      "IBAN of another account, test player",
      { ibanIsDuplicated: true, player: { ...ACCOUNT.player, isTest: true } },
      ["DUPLICATE_NUMBER", "TEST_PLAYER"],
    ],
  ])("row says %s → known without a call", (_name, changes, codes) =>
    expect(ownCodes({ ...ACCOUNT, ...changes })).toEqual(codes),
  );

  it("server without checks, blocked player of another name → read from the player", () =>
    expect(codesFrom({ ...PLAYER, isBlocked: true, isVerified: false }, { ...ACCOUNT, nameOnCard: "Nora" })).toEqual([
      "PLAYER_BLOCKED",
      "HOLDER_DIFFERS",
      "KYC_INCOMPLETE",
    ]));
});
