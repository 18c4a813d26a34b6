import type { SceneStory } from "./scene-story.ts";

type Options = {
  /** The name in Storybook; otherwise that of the export, in words. */
  name?: string;
  /** The panel that it shows, if not that of its file. */
  tags?: readonly `panel:${string}`[];
  /** The scene keeps a loading state: a progress bar, or rows that are never fetched. */
  loads?: boolean;
  /** Storybook plays the scene too: what it shows appears after a press. */
  plays?: boolean;
};

/** Tag of looks: at run time Storybook takes every export of a file for a story. */
export const LOOK = "look";

/** The scenes behind the looks, with their play functions. */
const scenes = new WeakMap<SceneStory, SceneStory>();

/**
 * A scene that Storybook shows, by default that of the file's own args. It is shown without its play function: opening
 * a look does nothing else. Storybook's index finds it by this call, so it is written in the file that exports it.
 */
export const look = (
  scene: SceneStory = {},
  { name, tags = [], loads = false, plays = false }: Options = {},
): SceneStory => {
  const { play: _play, tags: _tags, ...drawn } = scene;
  const shown: SceneStory = plays ? { ...scene } : { ...drawn, parameters: { ...drawn.parameters, look: { loads } } };
  if (name !== undefined) shown.name = name;
  shown.tags = [LOOK, ...tags];
  scenes.set(shown, scene);
  return shown;
};

/** The scene of a look, as the tests play it; any other scene itself. */
export const playedScene = (story: SceneStory): SceneStory => scenes.get(story) ?? story;
