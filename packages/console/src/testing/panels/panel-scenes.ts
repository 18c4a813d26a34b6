import { configureApi } from "@backoffice/api-client";
import type { WriteId } from "@backoffice/api-client/contract";
import { modules } from "../../app/modules.ts";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import type { Scene } from "../scene.ts";
import type { SceneMeta, SceneStory } from "../staging.tsx";

type File = { default: SceneMeta } & Record<string, SceneStory>;

/** A story of a panel, with what its file says of all of them. */
export type PanelStory = { name: string; meta: SceneMeta; story: SceneStory };

/** A panel of the definition, and its stories: how each is opened, filled in and sent. */
export type PanelScenes = { id: string; panel: PanelDefinition; stories: readonly PanelStory[] };

const files = await Promise.all(
  Object.values({
    ...import.meta.glob<File>("../../features/**/*.stories.tsx"),
    ...import.meta.glob<File>("../../kit/contract/record/*.stories.tsx"),
    ...import.meta.glob<File>("../../kit/panels/progress/*.stories.tsx"),
  }).map((load) => load()),
);
// Stories change how the wire behaves, for all that runs in this process.
configureApi({ validate: "essential", timeout: 30_000 });

const storiesOf = (id: string): PanelStory[] => {
  const file = files.find(({ default: { title } }) => title?.split("/").at(-1) === id);
  if (!file) throw new Error(`The panel ${id} has no stories`);
  const { default: meta, ...stories } = file;
  return Object.entries(stories).map(([name, story]) => ({ name, meta, story }));
};

/** Every panel of the console: a new one is among them by itself. */
export const panelScenes: readonly PanelScenes[] = modules.flatMap(({ panels }) =>
  panels.map((panel) => ({ id: panel.id, panel, stories: storiesOf(panel.id) })),
);

/** The scene of a story, as its file and itself say it. */
export const sceneOf = ({ meta, story }: PanelStory): Scene => ({ ...meta.args, ...story.args });

/** Where a story opens its panel, but over a page about nothing, which has no right, no reads and no code of its own. */
export const overNothing = (told: PanelStory): Scene["at"] => {
  const { at = "/" } = sceneOf(told);
  const bare = (address: string) => address.replace(/^[^?]*/, "/");
  return typeof at === "string" ? bare(at) : (db) => bare(at(db));
};

/** What a story sends, when it is marked so. */
export const sentBy = ({ story }: PanelStory): readonly WriteId[] =>
  (story.parameters as { sends?: readonly WriteId[] } | undefined)?.sends ?? [];

/** The first story that opens the panel itself, by its address or as a click would; none where only a page opens it. */
export const openingOf = ({ id, stories }: PanelScenes): PanelStory | undefined =>
  stories.find((told) => {
    const { at, opens } = sceneOf(told);
    return opens !== undefined || typeof at === "function" || (at ?? "").includes(`panel=${id}`);
  });
