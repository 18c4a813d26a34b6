import { accounts, ROLES, rolesWith, type Role } from "@backoffice/mocks";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { panelOnScreen } from "#testing/panels/panel-on-screen.ts";
import { openingOf, overNothing, panelScenes } from "#testing/panels/panel-scenes.ts";
import type { PanelStory } from "#testing/panels/panel-story.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";
import type { Scene } from "#testing/scene.ts";
import { inTurn } from "#testing/panels/in-turn.ts";

/*
 * Every panel as a role without its right, each another one in turn, however the panel was opened: the right is named, in
 * the console's own words, and nothing is asked of the server. That it is drawn for a role with the right, the tests of
 * personal data say; which roles have which right, the snapshot of rights.
 */

/** The console's own refusal; the server's is told in the server's words, and by another hint. */
const FORBIDDEN = "You do not have access to this";
/** Operators' names, which every page needs. */
const OF_EVERY_PAGE = "listMyOperators";

const accountOf = (role: Role) => accounts.find((it) => it.role === role)!.id;

/** The panel over a page about nothing, which has no right and no calls of its own. */
const alone = (told: PanelStory, role: Role): Partial<Scene> => ({ account: accountOf(role), at: overNothing(told) });

const opened = panelScenes.flatMap((it) => {
  const told = openingOf(it);
  // What has no right of its own, the details of a row, is guarded by its page.
  return told && it.panel.permission ? [[it.id, it.panel, told] as const] : [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each(opened.map((it, place) => [...it, place] as const))("%s", (_, { permission }, told, place) => {
  const right = permission ?? "";
  const may = rolesWith(right);
  const others = ROLES.filter((role) => !may.includes(role));

  test.each(inTurn(others, place))("%s: refused, and nothing is asked", async (role) => {
    const { calls } = stagePanel(told, alone(told, role));
    const top = await panelOnScreen();
    expect(document.body.textContent).toContain(FORBIDDEN);
    expect(top.querySelector("code")?.textContent).toBe(right);
    expect(calls.map(({ id }) => id).filter((id) => id !== OF_EVERY_PAGE)).toEqual([]);
    const buttons = [...top.querySelectorAll("button")].map((it) => it.getAttribute("aria-label") ?? it.textContent);
    expect(buttons.filter((words) => !/^(Close|Copy link|Previous|Next)/.test(words))).toEqual([]);
  });
});

test("all panels are opened, but those that a page opens or guards", () => {
  const ids = new Set<string>(opened.map(([id]) => id));
  expect(panelScenes.filter((it) => !ids.has(it.id)).map((it) => it.id)).toEqual([
    "test-your-settings",
    "delete-brand",
    "show-image",
    "row-details",
    "automation-progress",
  ]);
});
