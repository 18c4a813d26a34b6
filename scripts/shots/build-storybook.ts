import { spawnSync } from "node:child_process";

/** Runs a command of the checkout in `folder`. Exits the script on failure. */
export const run = (folder: string, ...args: readonly string[]): void => {
  const { status } = spawnSync("pnpm", args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  if (status === 0) return;
  console.error(`pnpm ${args.join(" ")} failed in ${folder}`);
  process.exit(1);
};

/** Builds the Storybook of the checkout in `folder` into its `storybook-static`, without pictures. */
export const buildStorybook = (folder: string): void => {
  console.log("Building the Storybook");
  run(folder, "exec", "storybook", "build", "--quiet");
};
