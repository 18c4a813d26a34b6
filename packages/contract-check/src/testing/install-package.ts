import { execFile } from "node:child_process";
import { mkdir, readFile, realpath, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const HOME = "packages/contract-check";

/** The fields of a package manifest needed to run it. */
type Manifest = { version: string; bin: Record<string, string>; dependencies: Record<string, string> };

/** The package installed in a backend's project. */
export type InstalledPackage = { tarball: string; home: string; program: string };

/**
 * Packs the package and installs it in a folder like npm, with its declared dependencies only. They are taken from the
 * workspace, so that no registry is needed.
 */
export const installPackage = async (folder: string): Promise<InstalledPackage> => {
  await run("pnpm", ["--filter", "@backoffice/contract-check", "pack", "--pack-destination", folder]);
  const { version } = JSON.parse(await readFile(`${HOME}/package.json`, "utf8")) as Manifest;
  const tarball = join(folder, `backoffice-contract-check-${version}.tgz`);
  const modules = join(folder, "node_modules");
  const home = join(modules, "@backoffice/contract-check");
  await mkdir(home, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", home, "--strip-components=1"]);
  const { bin, dependencies } = JSON.parse(await readFile(join(home, "package.json"), "utf8")) as Manifest;
  for (const name of Object.keys(dependencies)) {
    const link = join(modules, name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(await realpath(`${HOME}/node_modules/${name}`), link);
  }
  return { tarball, home, program: join(home, bin["contract-check"]!) };
};
