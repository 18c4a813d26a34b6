import type { Backend } from "@backoffice/mocks";
import { waitFor } from "storybook/test";
import { sceneOf, type PanelStory } from "#testing/panels/panel-story.ts";
import type { Scene, SetScene } from "#testing/scene.ts";
import type { Staged } from "#testing/staged.ts";
import { sceneOfState, sentIn } from "./scene-of-state.ts";
import { loadSceneFile } from "./load-scene-file.ts";
import { isPlayedState, isSentState } from "./state-names.ts";

/** The scene that is played for a state of the look in this file; undefined if the look itself shows it. */
export const toldForState = async (importPath: string, state: unknown): Promise<PanelStory | undefined> => {
  if (!isSentState(state) && !isPlayedState(state)) return undefined;
  const file = await loadSceneFile(importPath);
  const told = file && sceneOfState(file, state);
  // Any form can be sent with what it does not accept.
  if (!told && state !== "validation-error")
    throw new Error(`No scene of ${importPath} leads to the state ${String(state)}`);
  return told;
};

/** The arguments of the scene that a state needs. */
export const argsForState = (told: PanelStory | undefined, args: Scene): Scene => (told ? sceneOf(told) : args);

/** Whether a scene that sends something is played until a colleague's change is in its way. */
const isInterrupted = (state: unknown, told: PanelStory | undefined) =>
  state === "edit-conflict" && told !== undefined && sentIn(told).length > 0;

/** Prepares the answers of the mock server for a state, and returns what its look then opens. */
export const answersForState = async (
  state: unknown,
  told: PanelStory | undefined,
  { opens }: SetScene,
  backend: Backend,
): Promise<SetScene["opens"]> => {
  const hasTexts = state === "long-content" || state === "hostile-texts";
  if (!hasTexts && !isInterrupted(state, told)) return opens;
  // The contract's fields of all answers; other states do without.
  const { answerChanged, answerTexts } = await import("./answers/answers-of-state.ts");
  if (hasTexts) return answerTexts(backend, state, opens);
  answerChanged(backend);
  return opens;
};

type PlayContext = Parameters<NonNullable<PanelStory["story"]["play"]>>[0];

/** Plays a scene up to the state: to its end, or until what it sends has been sent or is held back by a conflict. */
export const playToState = async (
  state: unknown,
  told: PanelStory | undefined,
  context: PlayContext,
): Promise<void> => {
  if (state === "validation-error" && !told) return (await import("./invalid-form.ts")).submitInvalid();
  if (!told) return;
  const { calls }: Staged = context.loaded;
  const sent = sentIn(told);
  const played = Promise.resolve(told.story.play?.(context));
  if (sent.length === 0) return played;
  // What follows, such as the message of success, does not come in this state.
  void played.catch(() => undefined);
  const isReached = () => (isInterrupted(state, told) ? showsConflict() : calls.some(({ id }) => sent.includes(id)));
  await waitFor(() => {
    if (!isReached()) throw new Error(`Not there yet: ${String(state)} of ${sent.join(", ")}`);
  });
};

/** Whether a form shows fields that a colleague has changed, too. */
export const showsConflict = (): boolean =>
  [...document.querySelectorAll("[role=group]")].some((it) =>
    it.textContent.includes("Another user saved these fields"),
  );
