import type { components } from "@backoffice/api-client";
import { expect, test } from "vitest";
import { codesFrom } from "./reread-with-checks.ts";

type Schemas = components["schemas"];

const PLAYER = {
  isDeleted: false,
  isBlocked: false,
  isVerified: true,
  isTest: false,
  playerStats: { totalWithdrawCount: 1 },
  profile: { firstName: "Camille", lastName: "Solberg" },
} as Schemas["Player"];
const own = { destination: { kind: "BANK", holder: "Camille Solberg", bankName: null, number: "1" } } as const;

test.each<[string, Partial<Schemas["Player"]>, Pick<Schemas["Withdrawal"], "destination">, string[]]>([
  ["nothing found", {}, own, []],
  ["blocked", { isBlocked: true }, own, ["PLAYER_BLOCKED"]],
  ["another holder", {}, { destination: { ...own.destination, holder: "Nora Lindqvist" } }, ["HOLDER_DIFFERS"]],
  [
    "first withdrawal of an unverified test player",
    { isVerified: false, isTest: true, playerStats: { ...PLAYER.playerStats, totalWithdrawCount: 0 } },
    own,
    ["KYC_INCOMPLETE", "FIRST_WITHDRAWAL", "TEST_PLAYER"],
  ],
])("checks from the player: %s", (_name, changes, withdrawal, codes) =>
  expect(codesFrom({ ...PLAYER, ...changes }, withdrawal)).toEqual(codes),
);
