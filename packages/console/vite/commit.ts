import { spawnSync } from "node:child_process";

/** The commit of the build: of this repository, or the one that COMMIT names where the sources come without it. */
export const commit = (): string =>
  process.env["COMMIT"] ||
  spawnSync("git", ["rev-parse", "--short=10", "HEAD"], { encoding: "utf8" }).stdout?.trim() ||
  "unknown";
