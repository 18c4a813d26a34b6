import type { SceneStory } from "./staging.tsx";

type Options = {
  /** The scene never ends loading: a progress, or rows that are never read. */
  loads?: boolean;
};

/** A scene as it is drawn, before anything is done in it; without one, the usual scene of the file. */
export const look = (scene: SceneStory = {}, { loads = false }: Options = {}): SceneStory => {
  const { play: _play, ...drawn } = scene;
  return { ...drawn, parameters: { ...drawn.parameters, look: { loads } } };
};
