import { describe, expect, it } from "vitest";
import { statusLabel, statusOptions } from "#kit/words/status-badge.tsx";
import { AGGREGATORS } from "./aggregators.ts";
import { GAME_STATUS } from "./game-status.ts";
import { OPERATOR_GAME_STATUS } from "./operator-game-status.ts";

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

describe("games", () => {
  it("are ENABLED, DISABLED or in MAINTENANCE (money §4)", () => {
    expect(values(statusOptions(GAME_STATUS))).toEqual(["ENABLED", "DISABLED", "MAINTENANCE"]);
  });

  it("are ACTIVE, DISABLED, in MAINTENANCE or DEPRECATE at an operator (shell §4)", () => {
    expect(values(statusOptions(OPERATOR_GAME_STATUS))).toEqual(["ACTIVE", "DISABLED", "MAINTENANCE", "DEPRECATE"]);
  });

  it("come from the aggregators imoon, Soft Gamings, Creed Roomz and SoftSwiss (money §3)", () => {
    expect(values(AGGREGATORS)).toEqual(["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"]);
  });

  it("show a state that is not known yet as it came", () => {
    expect(statusLabel("FROZEN", GAME_STATUS)).toBe("FROZEN");
    expect(statusLabel("toString", GAME_STATUS)).toBe("toString");
  });
});
