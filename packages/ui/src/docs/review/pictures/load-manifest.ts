import { parseManifest, type LooksManifest } from "./looks-manifest.ts";

/** Loads the manifest of pictures, in the folder `looks` next to this page; undefined without one. */
export const loadManifest = async (): Promise<LooksManifest | undefined> => {
  try {
    const answer = await fetch("./looks/looks.json");
    return answer.ok ? parseManifest(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
};
