import type { Rolldown } from "vite";

/**
 * The file name of a chunk. The first file names some hundred of them in its lists of what pages import, so only a chunk
 * that is loaded by itself is called by its name; what others share is called by its hash: 2 kB (brotli) less.
 */
export const chunkFileName = ({ isDynamicEntry }: Rolldown.PreRenderedChunk): string =>
  isDynamicEntry ? "assets/[name]-[hash].js" : "assets/[hash].js";
