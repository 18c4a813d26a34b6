import type { SceneFile } from "#testing/panels/panel-story.ts";

const FOLDER = /^.*packages\/console\/src\//;
const files = import.meta.glob<SceneFile>("../../{features,kit,shell}/**/*.scenes.tsx");

/** Loads the scenes of a file by its path from the root of the repository; undefined without such a file. */
export const loadSceneFile = async (path: string): Promise<SceneFile | undefined> =>
  files[path.replace(FOLDER, "../../")]?.();
