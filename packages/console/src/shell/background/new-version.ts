import { createStore } from "#kit/state/create-store.ts";

/** The script that a page starts with; its name changes with every build. */
export const entryOf = (html: string): string | undefined => /<script[^>]+src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];

/** Whether the server has another build than the one that runs here. */
export const newVersionStore = createStore(false);

/** Looks at the server's index.html. */
export const checkVersion = async (): Promise<void> => {
  const here = document.querySelector("script[type=module][src^='/assets/']")?.getAttribute("src");
  if (!here || newVersionStore.read()) return;
  const response = await fetch("/index.html", { cache: "no-store" });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const there = entryOf(await response.text());
  if (there && there !== here) newVersionStore.write(true);
};
