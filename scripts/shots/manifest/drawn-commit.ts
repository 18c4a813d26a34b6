import { execFileSync } from "node:child_process";
import { ROOT } from "../../lib/root.ts";

const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

/** Short hash of the current commit, with "+" after it if files differ from it. */
export const drawnCommit = (): string =>
  `${git("rev-parse", "--short=8", "HEAD")}${git("status", "--porcelain") === "" ? "" : "+"}`;
