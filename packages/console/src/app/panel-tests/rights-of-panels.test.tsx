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
 * Every panel, opened by a role without its permission (the roles take turns): the console names the missing
 * permission and sends no request. The tests of personal data cover roles with the permission; the snapshot of
 * rights lists the roles of each permission.
 */

/** The console's own refusal; a refusal of the server has the server's message and another hint. */
const FORBIDDEN = "You do not have access to this";
/** Operators' names, which every page reads. */
const OF_EVERY_PAGE = "listMyOperators";

const accountOf = (role: Role) => accounts.find((it) => it.role === role)!.id;

/** The panel over an empty page, which has no permission and no requests of its own. */
const alone = (story: PanelStory, role: Role): Partial<Scene> => ({ account: accountOf(role), at: overNothing(story) });

const opened = panelScenes.flatMap((it) => {
  const story = openingOf(it);
  // Row details have no permission of their own; their page guards them.
  return story && it.panel.permission ? [[it.id, it.panel, story] as const] : [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each(opened.map((it, place) => [...it, place] as const))("%s", (_, { permission }, story, place) => {
  const right = permission ?? "";
  const may = rolesWith(right);
  const others = ROLES.filter((role) => !may.includes(role));

  test.each(inTurn(others, place))("opened as %s → permission is named, no request is sent", async (role) => {
    const { calls } = stagePanel(story, alone(story, role));
    const top = await panelOnScreen();
    expect(document.body.textContent).toContain(FORBIDDEN);
    expect(top.querySelector("code")?.textContent).toBe(right);
    expect(calls.map(({ id }) => id).filter((id) => id !== OF_EVERY_PAGE)).toEqual([]);
    const buttons = [...top.querySelectorAll("button")].map((it) => it.getAttribute("aria-label") ?? it.textContent);
    expect(buttons.filter((words) => !/^(Close|Copy link|Previous|Next)/.test(words))).toEqual([]);
  });
});

test("panels tested above: all except those that a page opens or guards", () => {
  const ids = new Set<string>(opened.map(([id]) => id));
  expect(panelScenes.filter((it) => !ids.has(it.id)).map((it) => it.id)).toEqual([
    "test-your-settings",
    "delete-brand",
    "show-image",
    "row-details",
    "automation-progress",
  ]);
});
