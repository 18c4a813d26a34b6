import type { SceneStory } from "./staging.tsx";

type Options = {
  /** The scene keeps a loading state: a progress bar, or rows that are never fetched. */
  loads?: boolean;
};

/** A story that renders a scene without its play function; by default the scene of the file's own args. */
export const look = (scene: SceneStory = {}, { loads = false }: Options = {}): SceneStory => {
  const { play: _play, tags: _tags, ...drawn } = scene;
  return { ...drawn, parameters: { ...drawn.parameters, look: { loads } } };
};
