import { describe, expect, it } from "vitest";
import { sessionWith } from "#testing/backend/session-with.ts";
import { giveReason } from "./give-reason.ts";

const session = (...permissions: string[]) => sessionWith({ roles: ["SUPER_ADMIN"], permissions });
const giver = session("give_freebets");
const NOW = 1_800_000_000;

describe("giveReason: Add is disabled (shell §2.3)", () => {
  it("toTime reached → reason", () => {
    expect(giveReason({ isEnable: true, toTime: NOW }, giver, NOW)).toBe("This freebet has ended.");
    expect(giveReason({ isEnable: true, toTime: NOW + 1 }, giver, NOW)).toBeUndefined();
  });

  it("freebet not enabled → reason", () => {
    expect(giveReason({ isEnable: false, toTime: NOW + 1 }, giver, NOW)).toBe("This freebet is not enabled.");
  });

  it("permission missing → reason names it", () => {
    expect(giveReason({ isEnable: true, toTime: NOW + 1 }, session(), NOW)).toMatch(/give_freebets/);
  });
});
