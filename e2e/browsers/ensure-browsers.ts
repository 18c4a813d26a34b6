import { globSync } from "node:fs";
import { ENGINES } from "./engines/engines.ts";
import { aptInstall } from "../../scripts/lib/apt-install.ts";
import { OTHER_BROWSERS, type OtherBrowser } from "../../scripts/lib/other-browsers.ts";
import { ROOT } from "../../scripts/lib/root.ts";

/** Starts a browser briefly. Returns its version; undefined if it is missing or does not start. */
const versionOf = async ({ id, find }: OtherBrowser): Promise<string | undefined> => {
  const files = find();
  if (!files) return undefined;
  const { start, quit } = ENGINES[id];
  try {
    const engine = await start(files);
    await engine.stop();
    return engine.version;
  } catch (error) {
    console.error(error);
    return undefined;
  } finally {
    await quit();
  }
};

/**
 * `pnpm browsers`: finds Firefox and WebKit, or installs them where that needs no password, and prints their versions.
 * If one is not available, it names the journeys that are skipped.
 */
for (const browser of OTHER_BROWSERS) {
  const { name, packages, find } = browser;
  if (!find()) for (const it of packages) aptInstall(it);
  const version = await versionOf(browser);
  if (version) {
    console.log(`${name}: ${version}`);
    continue;
  }
  const journeys = globSync("e2e/browsers/*.journeys.ts", { cwd: ROOT }).toSorted();
  console.error(
    `${name} is not here or does not start (Debian: ${packages.join(", ")}). NOT tested in ${name}: ${journeys.join(", ")}.`,
  );
}
