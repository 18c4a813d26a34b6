import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this many bytes compression saves no packet. */
const WORTH_IT = 1024;

/**
 * Writes a `.gz` and a `.br` beside every text file of the build, compressed as hard as possible once,
 * for servers that send ready files (`gzip_static`, `brotli_static`).
 */
export const precompress = (): Plugin => ({
  name: "backoffice-precompress",
  apply: "build",
  writeBundle: {
    order: "post",
    sequential: true,
    handler: async ({ dir = "" }) => {
      for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = await readFile(path);
        if (bytes.length < WORTH_IT) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
      }
    },
  },
});
