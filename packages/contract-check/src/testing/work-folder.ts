import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";

/** A temporary folder for a test file; it is removed afterwards. */
export const workFolder = () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "contract-check-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const path = (name: string) => join(folder, name);
  const put = async (name: string, content: string | Uint8Array) => {
    await writeFile(path(name), content);
    return path(name);
  };
  return {
    path,
    put,
    /** Writes a HAR with these entries. */
    har: (name: string, entries: readonly object[]) => put(name, JSON.stringify({ log: { version: "1.2", entries } })),
  };
};
