import { describe, expect, it, vi } from "vitest";
import { storySession } from "#testing/backend/story-session.ts";
import { switchActions, switchReason } from "./switch-actions.ts";

describe("game switch actions", () => {
  it.each([
    ["super-admin", /^free$/, /^free$/],
    ["admin", /^free$/, /^free$/],
    ["operator-admin", /^free$/, /Only platform staff/],
    ["operator-manager", /edit_games_cms/, /edit_games_cms/],
    ["dev-ops", /edit_games_cms/, /edit_games_cms/],
  ] as const)("%s → reason for one operator: %s, for all operators: %s", (account, atOperator, forAll) => {
    const session = storySession(account);
    expect(switchReason(session, "op-nordlys") ?? "free").toMatch(atOperator);
    expect(switchReason(session, "*") ?? "free").toMatch(forAll);
  });

  it.each([
    ["ENABLED", ["disable"]],
    ["DISABLED", ["enable"]],
    ["MAINTENANCE", ["enable", "disable"]],
  ])("status %s → offered: %o", (status, offered) => {
    const open = vi.fn();
    const row = { gameId: "imoon-1", title: "Amber", status };
    const actions = switchActions({ open, close: vi.fn() }, storySession("admin"), () => "op-nordlys");
    const shown = actions.filter(({ hidden }) => !hidden?.(row));
    expect(shown.map(({ id }) => id)).toEqual(offered);
    shown[0]!.onSelect(row);
    expect(open).toHaveBeenCalledWith(`${offered[0]}-game-confirmation`, {
      gameId: "imoon-1",
      title: "Amber",
      opId: "op-nordlys",
    });
  });
});
