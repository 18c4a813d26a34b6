import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What git answers to these words in that folder; undefined when it refuses or is not there. */
export const git = async (folder: string, ...words: string[]): Promise<string | undefined> => {
  try {
    const { stdout } = await run("git", words, { cwd: folder, maxBuffer: 256 * 1024 * 1024, encoding: "utf8" });
    return stdout;
  } catch {
    return undefined;
  }
};
