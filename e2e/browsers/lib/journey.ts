import { mkdirSync, writeFileSync } from "node:fs";
import { expect, inject, test as base } from "vitest";
import { OTHER_BROWSERS, type OtherBrowser } from "../../../scripts/lib/other-browsers.ts";
import { ROOT } from "../../../scripts/lib/root.ts";
import { startSite, type Site } from "../../lib/site.ts";
import { ENGINES } from "../engines/engines.ts";
import { Tab } from "./tab.ts";

declare module "vitest" {
  interface ProvidedContext {
    browser: OtherBrowser["id"];
  }
}

const id = inject("browser");

type OnCleanup = (fn: () => Promise<void>) => void;

const serve = async (project: "nginx" | "mocked", onCleanup: OnCleanup): Promise<Site> => {
  const site = await startSite(project);
  onCleanup(site.stop);
  return site;
};

/** Saves a screenshot of the window of a failed journey. */
const keepPicture = async (title: string, tab: Tab) => {
  const folder = `${ROOT}test-results/${id}`;
  mkdirSync(folder, { recursive: true });
  await tab.picture().then(
    (png) => writeFileSync(`${folder}/${title.replaceAll(/\W+/g, "-")}.png`, png),
    // A hanging page cannot be captured.
    () => undefined,
  );
};

/**
 * A journey through the production build served by nginx, with the mock server behind it. It gets a browser with empty
 * storage, one tab, and a back end with fresh data. All journeys of a process share the sites.
 */
export const journey = base
  .extend("nginx", { scope: "worker" }, ({}, { onCleanup }) => serve("nginx", onCleanup))
  .extend("mocked", { scope: "worker" }, ({}, { onCleanup }) => serve("mocked", onCleanup))
  .extend("start", { scope: "worker" }, ({}, { onCleanup }) => {
    const { start, quit } = ENGINES[id];
    onCleanup(quit);
    const files = OTHER_BROWSERS.find((it) => it.id === id)!.find()!;
    return () => start(files);
  })
  .extend("site", ({ nginx }) => {
    nginx.backend!.reset();
    nginx.backend!.settings.reset();
    return nginx;
  })
  .extend("backend", ({ site }) => site.backend!)
  .extend("engine", async ({ start }, { onCleanup }) => {
    const engine = await start();
    onCleanup(engine.stop);
    return engine;
  })
  .extend("downloads", ({ engine }) => engine.downloads)
  .extend(
    "newTab",
    ({ engine, site }) =>
      async () =>
        new Tab(await engine.newTab(), site.url),
  )
  .extend("tab", async ({ newTab, task }, { onCleanup }) => {
    const tab = await newTab();
    onCleanup(async () => {
      if (task.result?.state === "fail") await keepPicture(task.name, tab);
      else expect(await tab.problems(), "problems that the page reported").toEqual([]);
    });
    return tab;
  });

/** A journey through the mocked build. */
export const mockedJourney = journey.extend("site", ({ mocked }) => mocked);
