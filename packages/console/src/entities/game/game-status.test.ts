import { describe, expect, it } from "vitest";
import { statusLabel, statusOptions } from "#kit/words/status-badge.tsx";
import { AGGREGATORS } from "./aggregators.ts";
import { GAME_STATUS } from "./game-status.ts";
import { OPERATOR_GAME_STATUS } from "./operator-game-status.ts";

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

describe("game statuses", () => {
  it("platform → ENABLED, DISABLED, MAINTENANCE (money §4)", () => {
    expect(values(statusOptions(GAME_STATUS))).toEqual(["ENABLED", "DISABLED", "MAINTENANCE"]);
  });

  it("operator → ACTIVE, DISABLED, MAINTENANCE, DEPRECATE (shell §4)", () => {
    expect(values(statusOptions(OPERATOR_GAME_STATUS))).toEqual(["ACTIVE", "DISABLED", "MAINTENANCE", "DEPRECATE"]);
  });

  it("aggregators → imoon, Soft Gamings, Creed Roomz, SoftSwiss (money §3)", () => {
    expect(values(AGGREGATORS)).toEqual(["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"]);
  });

  it("unknown status → shown as received", () => {
    expect(statusLabel("FROZEN", GAME_STATUS)).toBe("FROZEN");
    expect(statusLabel("toString", GAME_STATUS)).toBe("toString");
  });
});
