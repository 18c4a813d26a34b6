import type { Scene } from "#testing/scene.ts";
import { playedScene } from "#testing/look.ts";
import type { SceneMeta, SceneStory } from "#testing/scene-story.ts";

/** A file of scenes: their common meta, and each scene by its name. */
export type SceneFile = { default: SceneMeta } & Record<string, SceneStory>;

/** A scene of a page or a panel, with the meta of its file. */
export type PanelStory = { name: string; meta: SceneMeta; story: SceneStory };

/** The scenes of a file that are played, in their order. */
export const scenesIn = ({ default: meta, ...stories }: SceneFile): PanelStory[] =>
  Object.entries(stories)
    .map(([name, story]) => ({ name, meta, story: playedScene(story) }))
    .filter(({ story }) => story.play !== undefined);

/** The arguments of a scene: those of its file and its own. */
export const sceneOf = ({ meta, story }: PanelStory): Scene => ({ ...meta.args, ...story.args });
