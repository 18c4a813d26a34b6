import type { SceneFile, PanelStory } from "#testing/panels/panel-story.ts";
import { openingOf, overNothing } from "#testing/panels/panel-scenes.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";
import { setScene } from "#testing/backend/set-scene.ts";
import { sceneOf } from "#testing/panels/panel-story.ts";
import { answerChanged, answerTexts } from "./answers/answers-of-state.ts";
import { ofNobody } from "./of-nobody.ts";
import { sceneOfState } from "./scene-of-state.ts";

const files = import.meta.glob<SceneFile>("../../{features,kit}/**/*.scenes.tsx", { eager: true });

/** The file with the default look of a panel, which its states are derived from. */
const fileOf = (id: string): SceneFile => {
  const found = Object.values(files).find(
    (it) => it["Default"]?.tags?.includes("look") && it.default.tags?.includes(`panel:${id}`),
  );
  if (!found) throw new Error(`The panel ${id} has no default look`);
  return found;
};

/** "state:loading;fault:timeout" as names and values. */
const globalsOf = (switches: string) =>
  Object.fromEntries(switches.split(";").map((pair) => pair.split(":", 2) as [string, string]));

/** A panel's look in jsdom with these switches of the toolbar, over the empty page, as Storybook shows it over a page. */
export const stageLook = (id: string, switches: string) => {
  const file = fileOf(id);
  const globals = globalsOf(switches);
  const { state } = globals;
  const look: PanelStory = { name: "Default", meta: file.default, story: { ...file["Default"] } };
  const played = sceneOfState(file, state);
  const told = played ?? look;
  const scene = setScene(sceneOf(told), globals);
  // Some panels are opened by their page only.
  const opensItself = openingOf({ id, stories: [told] }) !== undefined;
  const address = opensItself ? overNothing(told)! : scene.at;
  const at = typeof address === "string" ? () => address : address;
  let opens = scene.opens;
  const staged = stagePanel(
    told,
    {
      ...scene,
      at: state === "not-found" ? (db) => ofNobody(at(db)) : at,
      ...(opens && { opens: (db) => opens!(db) }),
    },
    undefined,
    (backend) => {
      if (state === "edit-conflict") answerChanged(backend);
      else opens = answerTexts(backend, state ?? "", opens);
    },
  );
  return { ...staged, told: played };
};
