import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { ROOT } from "../../../scripts/lib/root.ts";

const CLIENT = `${ROOT}packages/api-client/src`;
const ENTRY = "virtual:page";

/** Bytes (gzip) that a page with this code loads initially, without React and TanStack Query. */
const bytesOf = async (code: string): Promise<number> => {
  const made = (await build({
    configFile: false,
    logLevel: "warn",
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, external: [/^react($|\/)/, /^@tanstack\//] },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(made.output.flatMap((it) => (it.type === "chunk" ? [[it.fileName, it] as const] : [])));
  const wanted = new Set([...chunks.values()].filter((it) => it.isEntry).map((it) => it.fileName));
  for (const name of wanted) for (const it of chunks.get(name)?.imports ?? []) if (chunks.has(it)) wanted.add(it);
  return gzipSync([...wanted].map((it) => chunks.get(it)!.code).join("\n")).length;
};

const page = (from: string, hooks: readonly string[]) =>
  `import { ${hooks.join(", ")} } from ${JSON.stringify(from)};\nglobalThis.used = [${hooks.join(", ")}];\n`;

/** The page's only operation, written by hand: its cost without other operations. */
const ALONE = `import { query, queryHook } from "${CLIENT}/query.ts";
const listBanks = query({ id: "listBanks", method: "post", path: "/api/banks/list", tag: "banks", effect: "read", permission: "view_banks" });
globalThis.used = [queryHook(listBanks)];
`;

/**
 * Bytes (gzip) that an operation adds to a page that does not use it and to one that does, averaged over all
 * operations.
 */
export const operationBytes = async (hooks: readonly string[]): Promise<{ unused: number; used: number }> => {
  const alone = await bytesOf(ALONE);
  const one = await bytesOf(page(`${CLIENT}/index.ts`, ["useListBanks"]));
  const all = await bytesOf(page(`${CLIENT}/index.ts`, hooks));
  const others = hooks.length - 1;
  return { unused: (one - alone) / others, used: (all - one) / others };
};
