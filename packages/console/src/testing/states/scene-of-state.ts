import { scenesIn, type PanelStory, type SceneFile } from "#testing/panels/panel-story.ts";
import { isPlayedState, isSentState, stateOfExport } from "./state-names.ts";

type Marks = { sends?: readonly string[]; shows?: string };
const marksOf = ({ story }: PanelStory): Marks => (story.parameters ?? {}) as Marks;

/** The scene of a file that is played up to a state; undefined for a state that the default look shows without a play. */
export const sceneOfState = (file: SceneFile, state: unknown): PanelStory | undefined => {
  const scenes = scenesIn(file);
  if (isSentState(state)) return scenes.find((it) => marksOf(it).sends);
  if (!isPlayedState(state)) return undefined;
  return scenes.find(({ name }) => stateOfExport(name) === state) ?? scenes.find((it) => marksOf(it).shows === state);
};

/** The writes that the scene sends. */
export const sentIn = (told: PanelStory): readonly string[] => marksOf(told).sends ?? [];
