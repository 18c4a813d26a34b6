import { configureApi } from "@backoffice/api-client";
import type { WriteId } from "@backoffice/api-client/contract";
import { modules } from "../../app/modules.ts";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import type { Scene } from "#testing/scene.ts";
import { sceneOf, scenesIn, type PanelStory, type SceneFile } from "./panel-story.ts";

/** A panel with its scenes, which open it, fill it in and submit it. */
export type PanelScenes = { id: string; panel: PanelDefinition; stories: readonly PanelStory[] };

const scenes = import.meta.glob<SceneFile>("../../{features,kit}/**/*.scenes.tsx");

/** Scenes by panel id, from the files with the panel's tag. */
const byPanel = new Map<string, PanelStory[]>();
for (const load of Object.values(scenes)) {
  const file = await load();
  const [panel] = (file.default.tags ?? []).flatMap((tag) => /^panel:(.+)$/.exec(tag)?.[1] ?? []);
  if (panel) byPanel.set(panel, [...(byPanel.get(panel) ?? []), ...scenesIn(file)]);
}
// Stories change the API configuration of the whole process.
configureApi({ validate: "essential", timeout: 30_000 });

const storiesOf = (id: string): PanelStory[] => {
  const stories = byPanel.get(id);
  if (!stories) throw new Error(`The panel ${id} has no scenes`);
  return stories;
};

/** Every panel of the console, including new ones. */
export const panelScenes: readonly PanelScenes[] = modules.flatMap(({ panels }) =>
  panels.map((panel) => ({ id: panel.id, panel, stories: storiesOf(panel.id) })),
);

/** The address of a story's panel over the empty page, which has no permission, no reads and no code of its own. */
export const overNothing = (told: PanelStory): Scene["at"] => {
  const { at = "/" } = sceneOf(told);
  const bare = (address: string) => address.replace(/^[^?]*/, "/");
  return typeof at === "string" ? bare(at) : (db) => bare(at(db));
};

/** The writes that a story is marked to send. */
export const sentBy = ({ story }: PanelStory): readonly WriteId[] =>
  (story.parameters as { sends?: readonly WriteId[] } | undefined)?.sends ?? [];

/**
 * The first story that opens the panel itself, by its address or as a click would; undefined if only a page opens it.
 */
export const openingOf = ({ id, stories }: Pick<PanelScenes, "id" | "stories">): PanelStory | undefined =>
  stories.find((told) => {
    const { at, opens } = sceneOf(told);
    return opens !== undefined || typeof at === "function" || (at ?? "").includes(`panel=${id}`);
  });
