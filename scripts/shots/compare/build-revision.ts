import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../lib/root.ts";
import { buildStorybook, run } from "../build-storybook.ts";

const CACHE = `${ROOT}.cache/storybook`;

const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

/**
 * Builds the Storybook of a commit in a temporary worktree. Returns its folder, which is kept until the next commit.
 */
export const buildRevision = async (commit: string): Promise<string> => {
  const built = `${CACHE}/${commit}`;
  if (existsSync(built)) return built;
  const temporary = await mkdtemp(join(tmpdir(), "storybook-"));
  const worktree = `${temporary}/${commit.slice(0, 8)}`;
  try {
    console.log(`Checking out ${commit.slice(0, 8)}`);
    git("worktree", "add", "--detach", worktree, commit);
    run(worktree, "install", "--frozen-lockfile");
    buildStorybook(worktree);
    const others = existsSync(CACHE) ? await readdir(CACHE) : [];
    for (const other of others) await rm(`${CACHE}/${other}`, { recursive: true });
    await cp(`${worktree}/storybook-static`, built, { recursive: true });
    return built;
  } finally {
    git("worktree", "remove", "--force", worktree);
    await rm(temporary, { recursive: true, force: true });
  }
};
