import { scenesIn, type PanelStory, type SceneFile } from "#testing/panels/panel-story.ts";
import { isPlayedState, isSentState, stateOfExport } from "./state-names.ts";

type Marks = { sends?: readonly string[]; shows?: string };
const marksOf = ({ story }: PanelStory): Marks => (story.parameters ?? {}) as Marks;

/** The writes that the scene sends. */
export const sentIn = (told: PanelStory): readonly string[] => marksOf(told).sends ?? [];

/** Whether a write changes a record that there is, by its name. */
export const isEdit = (write: string): boolean => /^(?:update|edit|change|override|set|save)(?=[A-Z])/.test(write);

/** The scene of a file that is played up to a state; undefined for a state that the default look shows without a play. */
export const sceneOfState = (file: SceneFile, state: unknown): PanelStory | undefined => {
  const scenes = scenesIn(file);
  if (isSentState(state)) return scenes.find((it) => marksOf(it).sends);
  if (!isPlayedState(state)) return undefined;
  const own =
    scenes.find(({ name }) => stateOfExport(name) === state) ?? scenes.find((it) => marksOf(it).shows === state);
  return own ?? (state === "edit-conflict" ? scenes.find((it) => sentIn(it).some(isEdit)) : undefined);
};
