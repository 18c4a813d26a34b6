import { describe, expect, it } from "vitest";
import { sessionWith } from "#testing/backend/session-with.ts";
import { giveReason } from "./give-reason.ts";

const session = (...permissions: string[]) => sessionWith({ roles: ["SUPER_ADMIN"], permissions });
const giver = session("give_freebets");
const NOW = 1_800_000_000;

describe("Add is disabled, with the reason (shell §2.3)", () => {
  it("when toTime has passed, to the second", () => {
    expect(giveReason({ isEnable: true, toTime: NOW }, giver, NOW)).toBe("This freebet is over.");
    expect(giveReason({ isEnable: true, toTime: NOW + 1 }, giver, NOW)).toBeUndefined();
  });

  it("when the freebet is not enabled", () => {
    expect(giveReason({ isEnable: false, toTime: NOW + 1 }, giver, NOW)).toBe("This freebet is not enabled.");
  });

  it("without the right", () => {
    expect(giveReason({ isEnable: true, toTime: NOW + 1 }, session(), NOW)).toMatch(/give_freebets/);
  });
});
