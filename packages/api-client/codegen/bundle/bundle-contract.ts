import type { Bundle } from "./bundle.ts";
import { readBundle, writeBundle } from "./bundle-cache.ts";

/**
 * Bundles the contract in this file and in the files that it refers to. The bundle is cached until one of the files
 * changes. Throws an `UnusableContract`.
 */
export const bundleContract = async (file: string): Promise<Bundle> => {
  const known = await readBundle(file);
  if (known) return known;
  // The bundler is big: load it only when needed.
  const { bundleFiles } = await import("./bundle-files.ts");
  const made = await bundleFiles(file);
  await writeBundle(file, made);
  return made;
};
