import { fileURLToPath } from "node:url";

/** The path of a file in `assets/`, which is next to the sources here and next to the built code in the package. */
export const assetAt = (name: string): string => fileURLToPath(new URL(`../assets/${name}`, import.meta.url));
