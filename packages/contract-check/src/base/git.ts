import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Runs git in the folder and returns its output; undefined if git fails or is not installed. */
export const git = async (folder: string, ...words: string[]): Promise<string | undefined> => {
  try {
    const { stdout } = await run("git", words, { cwd: folder, maxBuffer: 256 * 1024 * 1024, encoding: "utf8" });
    return stdout;
  } catch {
    return undefined;
  }
};
