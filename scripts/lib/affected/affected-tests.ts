import { posix } from "node:path";
import { dependentsOf, importGraph, type Doors, type Sources } from "./import-graph.ts";

/** The tests that a change can break, determined by imports and features. */
export type Affected = {
  /** Test files of the projects `node`, `jsdom` and `scenes`. */
  unit: readonly string[];
  /** Filter for tests that cover every panel, page and write: IDs of panels and writes, paths of pages. */
  walked: readonly string[];
  stories: readonly string[];
  browser: readonly string[];
  /** Descriptions of the tests left to the full run. */
  left: readonly string[];
};

const FEATURES = "packages/console/src/features/";
const HANDLERS = "packages/mocks/src/handlers/";

/**
 * Files that combine all features or all mock handlers. Nearly every test of the console imports them, so their imports
 * are not followed. The rules below replace them.
 */
const STOPS: ReadonlySet<string> = new Set([
  "packages/console/src/app/modules.ts",
  `${HANDLERS}index.ts`,
  "packages/mocks/src/db/seed-db.ts",
]);

/** Files that every test depends on. */
const OF_ALL =
  /^(?:[\w.-]+\.(?:json|yaml|config\.ts)|vitest\.projects\.ts|\.storybook\/.*|scripts\/lib\/[\w.]*setup\.ts)$/;
const JOURNEYS = /^e2e\/browsers\//;
const OF_SHELL = /^packages\/console\/src\/(?:app|shell)\//;

/**
 * Maximum number of features a change may reach; beyond it, scenes, stories and browser tests take as long as the full
 * run.
 */
const MOST_FEATURES = 3;

const TEST = /\.test\.tsx?$/;
const STORIES = /\.stories\.tsx$/;
const BROWSER = /^e2e\/.*\.spec\.ts$/;
/** Browser tests of the shell and the kit, which only happen to open a page of some feature. */
const OF_THE_SHELL =
  /^e2e\/(?:production\/|(?:accessibility|drawer-focus|focus|keyboard-journeys|lists|missing-files|pages|search|shell[\w-]*|smoke|stray-press|typed)\.)/;
/** Folders and files with tests of every panel, page or write. They are filtered by what a change concerns. */
export const WALKS: readonly string[] = [
  "packages/console/src/app/panel-tests/",
  "packages/console/src/app/catalogue-tests/secrets.test.tsx",
  "packages/console/src/app/catalogue-tests/personal-data.test.tsx",
  "packages/mocks/src/effects.test.ts",
];
const isWalk = (path: string) => WALKS.some((it) => path.startsWith(it));
const SCENES = /\.scenes\.test\.tsx$/;

const featureOf = (path: string): string[] =>
  path.startsWith(FEATURES) ? [path.slice(FEATURES.length).split("/")[0]!] : [];

/** The operations in the type of a handler file: `Handlers<"listBanks" | "showBank">`. */
const operationsIn = (text: string): string[] =>
  [...text.matchAll(/\bHandlers<([^>]*)>/g)].flatMap(([, ids = ""]) =>
    [...ids.matchAll(/"(\w+)"/g)].map((it) => it[1]!),
  );

/** Matches operations by name or hook: `listBanks`, `useListBanks`. */
const naming = (operations: readonly string[]): RegExp =>
  new RegExp(
    `\\b(?:${operations.flatMap((it) => [it, `use${it.charAt(0).toUpperCase()}${it.slice(1)}`]).join("|") || "(?!)"})\\b`,
  );

/** Panel IDs and page paths that a feature maps to one of these files. */
const placesOf = (files: ReadonlySet<string>, sources: Sources): string[] =>
  [...sources].flatMap(([path, text]) => {
    if (!/\.(?:panels|pages)\.ts$/.test(path)) return [];
    const table = text.slice(text.indexOf("export default"));
    const components = [...text.matchAll(/^import (?:(\w+)|\{ ([^}]*) \}) from "([^"]+)";/gm)].flatMap(
      ([, name, names, from = ""]) =>
        files.has(posix.join(posix.dirname(path), from)) ? (name ?? names ?? "").split(/\W+/) : [],
    );
    return [...table.matchAll(/^ {2}"?([\w/{}-]+)"?: (.*)$/gm)].flatMap(([, place = "", value = ""]) =>
      value.split(/\W+/).some((it) => it !== "" && components.includes(it)) ? [place] : [],
    );
  });

/** Panel IDs and page paths defined in the modules of a feature. */
const definedIn = (feature: string, sources: Sources): string[] =>
  [...sources].flatMap(([path, text]) =>
    featureOf(path)[0] === feature && path.endsWith(".module.ts")
      ? [...text.matchAll(/^ {4}"?([\w/{}-]+)"?: \{/gm)].map((it) => it[1]!)
      : [],
  );

/** Whether a browser test opens one of these pages or panels. */
const visits = (text: string, places: readonly string[]): boolean =>
  places.some((it) =>
    new RegExp(
      it.startsWith("/") ? `["'\`]${it.replaceAll(/\{\w+\}.*$/g, "")}(?:["'\`?$]|/\\w)` : `panel=${it}\\b`,
    ).test(text),
  );

/** The tests that depend on the changed files. */
export const affectedTests = (changed: readonly string[], sources: Sources, doors: Doors): Affected => {
  const graph = importGraph(sources, doors);
  const reached = dependentsOf(changed, graph, STOPS);
  const handlers = (graph.get(`${HANDLERS}index.ts`) ?? []).filter((it) => reached.has(it));
  const operations = handlers.flatMap((it) => operationsIn(sources.get(it) ?? ""));
  const named = [...sources].flatMap(([path, text]) => (naming(operations).test(text) ? [path] : []));
  const features = [...new Set([...reached, ...named.filter((it) => !TEST.test(it))].flatMap(featureOf))].toSorted();
  const isMany = features.length > MOST_FEATURES;
  const all = [...sources.keys()].toSorted();

  const ofFeature = [...reached, ...named].filter((it) => featureOf(it).length > 0 && !TEST.test(it));
  const folders = new Set(ofFeature.map((it) => posix.dirname(it)));
  const own = new Set(changed.map((it) => posix.dirname(it)));
  const ofFeatures = (path: string) => !isMany && featureOf(path).some((it) => features.includes(it));
  // A page with parameters is identified by the file name of its scenes.
  const pageScenes = [...reached]
    .filter((it) => it.endsWith(".page.tsx"))
    .map((it) => posix.basename(it, ".tsx") + ".scenes.tsx");
  const places = features.flatMap((it) => definedIn(it, sources));

  return {
    unit: all.filter(
      (it) =>
        TEST.test(it) && !isWalk(it) && (SCENES.test(it) ? ofFeatures(it) : reached.has(it) || named.includes(it)),
    ),
    walked: isMany
      ? []
      : [
          ...new Set([...placesOf(reached, sources).filter((it) => !it.includes("{")), ...pageScenes, ...operations]),
        ].toSorted(),
    stories: all.filter(
      (it) =>
        STORIES.test(it) && (isMany ? own.has(posix.dirname(it)) : reached.has(it) || folders.has(posix.dirname(it))),
    ),
    browser: isMany
      ? []
      : all.filter(
          (it) =>
            BROWSER.test(it) && (reached.has(it) || (!OF_THE_SHELL.test(it) && visits(sources.get(it) ?? "", places))),
        ),
    left: [
      ...changed.filter((it) => OF_ALL.test(it)).map((it) => `everything: all tests depend on ${it}`),
      ...(isMany ? [`scenes, looks, panel tests and browser tests of ${features.length} features`] : []),
      ...(changed.some((it) => OF_SHELL.test(it)) ? ["browser tests of the shell (e2e/shell*.spec.ts)"] : []),
      ...(changed.some((it) => JOURNEYS.test(it)) ? ["journeys in Firefox and WebKit (e2e/browsers)"] : []),
    ],
  };
};
