import { allowedFiles } from "./allowed-files.ts";
import type { Bundle } from "./bundle.ts";
import { readBundle, writeBundle } from "./bundle-cache.ts";

/**
 * Bundles the contract in this file and in the files that it refers to. The bundle is cached until one of the files
 * changes. References may lead to files in the folder of this file and in `folders`. Throws an `UnusableContract`.
 */
export const bundleContract = async (file: string, folders: readonly string[] = []): Promise<Bundle> => {
  const isAllowed = await allowedFiles(file, folders);
  const known = await readBundle(file, isAllowed);
  if (known) return known;
  // The bundler is big: load it only when needed.
  const { bundleFiles } = await import("./bundle-files.ts");
  const made = await bundleFiles(file, isAllowed);
  await writeBundle(file, made);
  return made;
};
