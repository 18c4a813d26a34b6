import type { OpenAPI3 } from "openapi-typescript";
import { readBundle, writeBundle } from "./bundle-cache.ts";

/** A contract as one document, and the files that it is written in, by their absolute paths. */
export type Bundle = { document: OpenAPI3; files: readonly string[] };

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
