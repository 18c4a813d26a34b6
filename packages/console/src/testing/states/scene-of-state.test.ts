import { expect, test } from "vitest";
import { panelScenes } from "#testing/panels/panel-scenes.ts";
import type { SceneFile } from "#testing/panels/panel-story.ts";
import { derivedStates } from "./derived-states.ts";
import { sceneOfState } from "./scene-of-state.ts";

const files = import.meta.glob<SceneFile>("../../{features,kit,shell}/**/*.scenes.tsx", { eager: true });

/** The file with the default look of a panel, which its states are derived from. */
const fileOf = (id: string) =>
  Object.values(files).find((it) => it["Default"]?.tags?.includes("look") && it.default.tags?.includes(`panel:${id}`));

const PLAYED = /^state:(submitting|server-rejected|unknown-outcome|edit-conflict)/;

const played = panelScenes.flatMap(({ id, panel }) =>
  derivedStates(panel).flatMap(({ switches = "" }) => {
    const state = PLAYED.exec(switches)?.[1];
    return state === undefined ? [] : [[id, state] as const];
  }),
);

test("states that are played: more than 500", () => expect(played.length).toBeGreaterThan(500));

test.each(played)("%s: a scene leads to %s", (id, state) => {
  expect(sceneOfState(fileOf(id)!, state)).toBeDefined();
});
