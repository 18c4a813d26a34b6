import { spawnSync } from "node:child_process";
import { ROOT } from "../../lib/root.ts";

/** Resolves a revision to a commit. Exits the script if there is none. */
export const commitOf = (rev: string): string => {
  const { status, stdout } = spawnSync(
    "git",
    ["rev-parse", "--verify", "--quiet", "--end-of-options", `${rev}^{commit}`],
    {
      cwd: ROOT,
      encoding: "utf8",
    },
  );
  if (status === 0) return stdout.trim();
  console.error(`No commit "${rev}" in this repository`);
  process.exit(1);
};
