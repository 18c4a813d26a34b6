import { fileURLToPath } from "node:url";

/** The path of a file in `assets/`, which lies beside the sources here and beside the built code in the package. */
export const assetAt = (name: string): string => fileURLToPath(new URL(`../assets/${name}`, import.meta.url));

/** The package's own manifest, which lies beside `assets/`. */
export const manifest = new URL("../package.json", import.meta.url);
