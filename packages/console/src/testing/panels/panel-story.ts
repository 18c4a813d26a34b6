import type { WriteId } from "@backoffice/api-client/contract";
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

/** The writes that a scene is marked to send. */
export const sentBy = ({ story }: PanelStory): readonly WriteId[] =>
  (story.parameters as { sends?: readonly WriteId[] } | undefined)?.sends ?? [];

/** Each scene that is the first of these to send a write, with the writes that none before it sends. */
export const firstToSend = (told: readonly PanelStory[]): ReadonlyMap<PanelStory, readonly WriteId[]> => {
  const firsts = new Map<PanelStory, WriteId[]>();
  const seen = new Set<WriteId>();
  for (const it of told)
    for (const write of sentBy(it))
      if (!seen.has(write)) {
        seen.add(write);
        firsts.set(it, [...(firsts.get(it) ?? []), write]);
      }
  return firsts;
};
