import { waitFor } from "storybook/test";
import { sceneOf, type PanelStory } from "#testing/panels/panel-story.ts";
import type { Scene } from "#testing/scene.ts";
import type { Staged } from "#testing/staged.ts";
import { sceneOfState, sentIn } from "./scene-of-state.ts";
import { loadSceneFile } from "./load-scene-file.ts";
import { isPlayedState, isSentState } from "./state-names.ts";

/** The scene that is played for a state of the look in this file; undefined if the look itself shows it. */
export const toldForState = async (importPath: string, state: unknown): Promise<PanelStory | undefined> => {
  if (!isSentState(state) && !isPlayedState(state)) return undefined;
  const file = await loadSceneFile(importPath);
  const told = file && sceneOfState(file, state);
  if (!told) throw new Error(`No scene of ${importPath} leads to the state ${String(state)}`);
  return told;
};

/** The arguments of the scene that a state needs. */
export const argsForState = (told: PanelStory | undefined, args: Scene): Scene => (told ? sceneOf(told) : args);

type PlayContext = Parameters<NonNullable<PanelStory["story"]["play"]>>[0];

/** Plays a scene up to the state: to its end, or until what it sends has been sent. */
export const playToState = async (told: PanelStory, context: PlayContext): Promise<void> => {
  const { calls }: Staged = context.loaded;
  const sent = sentIn(told);
  const played = Promise.resolve(told.story.play?.(context));
  if (sent.length === 0) return played;
  // What follows, such as the message of success, does not come in this state.
  void played.catch(() => undefined);
  await waitFor(() => {
    if (!calls.some(({ id }) => sent.includes(id))) throw new Error(`Not sent yet: ${sent.join(", ")}`);
  });
};
