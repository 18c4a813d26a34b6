import type { Bundle } from "./bundle.ts";
import { readBundle, writeBundle } from "./bundle-cache.ts";

/**
 * Bundles the contract in this file and in those that it refers to. What was bundled before is taken from a cache as
 * long as none of the files has changed. Throws an `UnusableContract`.
 */
export const bundleContract = async (file: string): Promise<Bundle> => {
  const known = await readBundle(file);
  if (known) return known;
  // The bundler is big: it is loaded when there is something to bundle.
  const { bundleFiles } = await import("./bundle-files.ts");
  const made = await bundleFiles(file);
  await writeBundle(file, made);
  return made;
};
