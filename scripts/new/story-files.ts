import { capital } from "./words.ts";

/** Generated scenes that are also stories, with the names of the stories. */
const LOOKS = { Empty: "Empty", Forbidden: "Forbidden", WithoutRight: "Forbidden", Gone: "NotFound" } as const;

type Named = {
  /** Path without extension: `…/panels/delete-flow`. */
  path: string;
  /** Text of the scenes. */
  scenes: string;
  /** Title of the stories: `Panels/Flows/Delete flow`. */
  title: string;
  panel?: string;
};

/** The scenes of a panel or page, which play its states, and the stories, which show them. */
export const storyFiles = ({ path, scenes, title, panel }: Named): Record<string, string> => {
  const there = Object.entries(LOOKS).filter(([scene]) => scenes.includes(`export const ${scene} =`));
  // Two scenes may show the same state.
  const looks = there.filter(([, name], at) => there.findIndex((it) => it[1] === name) === at);
  const stories = `import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./${path.split("/").at(-1)}.scenes.tsx";

export default {
  ...scenes.default,
  title: "${title}",
  ${panel === undefined ? "" : `tags: ["panel:${panel}"],`}
} satisfies SceneMeta;

export const Default = look();
${looks.map(([scene, name]) => `export const ${name} = look(scenes.${scene});\n`).join("")}`;
  return { [`${path}.scenes.tsx`]: scenes, [`${path}.stories.tsx`]: stories };
};

/** The title of a panel's stories: its feature, and its ID in words. */
export const panelTitle = (feature: string, id: string): string =>
  `Panels/${capital(feature.split("/")[0]!.replaceAll("-", " "))}/${capital(id.replaceAll("-", " "))}`;
