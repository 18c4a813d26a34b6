import { createStore } from "#kit/state/create-store.ts";

/** Fields of `version.json` that the console reads, which `vite/version-file.ts` writes beside the build. */
type ServedBuild = { version: string; time: string; entry: string };

/** The script that this page started with; its name changes with every build. A developer's server has none. */
const ownEntry = () => document.querySelector("script[type=module][src^='/assets/']")?.getAttribute("src") ?? undefined;

/** The build that the server has, and whether it is the one that runs here. */
export const readServedBuild = async (): Promise<ServedBuild & { isRunning: boolean }> => {
  const response = await fetch("/version.json", { cache: "no-store" });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const build = (await response.json()) as ServedBuild;
  return { ...build, isRunning: build.entry === ownEntry() };
};

/** Whether the server has another build than the one that runs here. */
export const newVersionStore = createStore(false);

/** Checks which build the server has. */
export const checkVersion = async (): Promise<void> => {
  if (!ownEntry() || newVersionStore.read()) return;
  const { entry, isRunning } = await readServedBuild();
  if (entry && !isRunning) newVersionStore.write(true);
};
