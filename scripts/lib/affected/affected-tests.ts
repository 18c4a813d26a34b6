import { posix } from "node:path";
import { dependentsOf, importersIn, importGraph, readersIn, type Doors, type Sources } from "./import-graph.ts";
import { areaOf, clientOperations, GENERATED, naming, tabledOperations } from "./operations.ts";
import { definedIn, featureOf, placesOf, visits } from "./places.ts";
import { EFFECTS, HANDLERS, STOPS } from "./stops.ts";

/** The tests that a change can break, determined by imports, operations and features. */
export type Affected = {
  /** Test files of the projects `node`, `jsdom` and `scenes`. */
  unit: readonly string[];
  /**
   * Test files that cover every panel, page or write, and the names that select their tests: ids of panels and writes,
   * paths of pages, names of scene files.
   */
  walks: { files: readonly string[]; names: readonly string[] };
  stories: readonly string[];
  browser: readonly string[];
  /** Descriptions of the tests left to the full run. */
  left: readonly string[];
};

/** Files that every test depends on. */
const OF_ALL =
  /^(?:[\w.-]+\.(?:json|yaml|config\.ts)|vitest\.projects\.ts|\.storybook\/.*|scripts\/lib\/[\w.]*setup\.ts|openapi\/(?:openapi|areas\/common)\.yaml|packages\/ui\/src\/styles\/.*)$/;
const JOURNEYS = /^e2e\/browsers\//;
const OF_SHELL = /^packages\/console\/src\/(?:app|shell)\//;

/**
 * Maximum number of features a change may reach; beyond it, scenes, stories and browser tests take as long as the full
 * run.
 */
const MOST_FEATURES = 3;

const TEST = /\.test\.tsx?$/;
const SCENES = /\.scenes\.tsx$/;
const STORIES = /\.stories\.tsx$/;
/** An exported look in a file of scenes. */
const LOOK = /^export const \w+ = (?:look|frameLook)\(/m;
const BROWSER = /^e2e\/.*\.spec\.ts$/;
/** Browser tests of the shell and the kit, which only happen to open a page of some feature. */
const OF_THE_SHELL = /^e2e\/(?:production|shell)\//;
/** Tests of every panel, page or write. They are filtered by what a change concerns. */
const WALKS = [
  /^packages\/console\/src\/app\/panel-tests\/.*\.test\.tsx$/,
  /^packages\/console\/src\/app\/catalogue-tests\/(?:secrets|personal-data)\.test\.tsx$/,
  /^packages\/mocks\/src\/effects\.test\.ts$/,
];
/** Tests of `pnpm new`: they compile and lint a copy of the console, which takes a minute. */
const SCAFFOLD = /^scripts\/new\//;
/** Tests in which the name of an operation means that operation, not just an example. */
const OF_OPERATIONS = /^packages\/(?:console\/src\/features|mocks\/src\/areas)\//;
const isWalk = (path: string) => WALKS.some((it) => it.test(path));

const sortedSet = (list: readonly string[]) => [...new Set(list)].toSorted();

/** Prepares the selection of tests for changes in these sources. */
export const affectedTests = (sources: Sources, entryPoints: Doors): ((changed: readonly string[]) => Affected) => {
  const graph = importGraph(sources, entryPoints);
  const importers = importersIn(graph, STOPS);
  const readersOf = readersIn(sources);
  const all = [...sources.keys()].toSorted();
  const textOf = (path: string) => sources.get(path) ?? "";
  const known = new Set(
    all.filter((it) => areaOf(it, sources).length > 0).flatMap((it) => clientOperations(textOf(it))),
  );
  const isShown = (path: string) => STORIES.test(path) || (SCENES.test(path) && LOOK.test(textOf(path)));
  const features = sortedSet(all.flatMap(featureOf));
  /** Features whose pages and panels a browser test opens. */
  const visitedBy = new Map(
    all
      .filter((it) => BROWSER.test(it) && !OF_THE_SHELL.test(it))
      .map((spec) => [spec, features.filter((it) => visits(textOf(spec), definedIn(it, sources)))]),
  );
  /** Files of handlers, and of what writes change and end, with the operations that they are about. */
  const tables = new Map(
    [...(graph.get(HANDLERS) ?? []), ...(graph.get(EFFECTS) ?? [])].map((it) => [
      it,
      tabledOperations(textOf(it), known),
    ]),
  );

  return (changed) => {
    const areas = changed.flatMap((it) => areaOf(it, sources));
    // Files generated from all areas change with each of them.
    const isFollowed = (path: string) =>
      areaOf(path, sources).length === 0 && !(areas.length > 0 && path.startsWith(GENERATED));
    const seeds = [...changed.filter(isFollowed), ...readersOf(changed.filter(isFollowed))];
    const reached = dependentsOf(seeds, importers);
    const stops = [...STOPS].filter((it) => graph.get(it)?.some((one) => seeds.includes(one)));

    const operations = sortedSet([
      ...areas.flatMap((it) => clientOperations(textOf(`${GENERATED}${it}.ts`))),
      ...[...tables].flatMap(([it, about]) => (reached.has(it) ? about : [])),
    ]);
    const names = naming(operations);
    const named =
      operations.length === 0 ? [] : all.filter((it) => !it.startsWith(GENERATED) && names.test(textOf(it)));
    const isReached = (path: string) => reached.has(path) || named.includes(path);
    const drawn = [...reached, ...named].filter((it) => featureOf(it).length > 0 && !TEST.test(it));
    const near = sortedSet(drawn.flatMap(featureOf));
    const isMany = near.length > MOST_FEATURES;
    const isNear = (path: string) => !isMany && featureOf(path).some((it) => near.includes(it));

    const importsStop = (path: string) => stops.some((it) => it === path || graph.get(path)?.includes(it));
    const dependent = all.filter((it) => TEST.test(it) && !isWalk(it) && (isReached(it) || importsStop(it)));
    const isChosen = (path: string) =>
      SCAFFOLD.test(path)
        ? changed.some((it) => SCAFFOLD.test(it))
        : reached.has(path) || importsStop(path) || OF_OPERATIONS.test(path);
    // Scenes of a feature open its pages and panels by address; those of the kit, the shell and the UI kit import them.
    const isPlayed = (path: string) =>
      SCENES.test(path) && (featureOf(path).length > 0 ? isNear(path) : isReached(path));
    const unit = [
      ...dependent.filter(isChosen),
      ...all.filter((it) => isPlayed(it) || ((SCENES.test(it) || isWalk(it)) && changed.includes(it))),
    ].toSorted();
    const others = dependent.filter((it) => !isChosen(it));

    // A page with parameters is identified by the file name of its scenes.
    const pageScenes = [...reached]
      .filter((it) => it.endsWith(".page.tsx"))
      .map((it) => posix.basename(it, ".tsx") + ".scenes.tsx");
    const places = isMany ? [] : [...placesOf(reached, sources).filter((it) => !it.includes("{")), ...pageScenes];
    const walks = {
      files: places.length > 0 || operations.length > 0 ? all.filter(isWalk) : [],
      names: sortedSet([...places, ...operations]),
    };

    const folders = new Set(drawn.map((it) => posix.dirname(it)));
    const own = new Set(changed.map((it) => posix.dirname(it)));
    const stories = all.filter(
      (it) =>
        isShown(it) && (own.has(posix.dirname(it)) || (!isMany && (reached.has(it) || folders.has(posix.dirname(it))))),
    );
    // A panel is also opened from the pages of its feature that name it.
    const panels = placesOf(new Set(drawn), sources).filter((it) => !it.startsWith("/"));
    const openers = all.filter((it) => isNear(it) && panels.some((id) => textOf(it).includes(`"${id}"`)));
    const drawnOrOpening = new Set([...drawn, ...dependentsOf(openers, importers)]);
    const shown = placesOf(drawnOrOpening, sources);
    // The page of a file that no table of pages lists may be any of its feature.
    const visited = shown.length > 0 ? shown : near.flatMap((it) => definedIn(it, sources));
    const visiting = isMany ? [] : [...visitedBy.keys()].filter((it) => visits(textOf(it), visited));
    const isBroad = (spec: string) => visitedBy.get(spec)!.length > MOST_FEATURES;
    const broad = visiting.filter((it) => isBroad(it) && !reached.has(it));
    const browser = all.filter(
      (it) => BROWSER.test(it) && (reached.has(it) || (visiting.includes(it) && !isBroad(it))),
    );

    const chosen = [...unit, ...walks.files, ...stories, ...browser];
    const otherLooks = all.filter((it) => isShown(it) && reached.has(it) && !stories.includes(it)).length;
    const isDecided = (path: string) =>
      OF_ALL.test(path) ||
      JOURNEYS.test(path) ||
      featureOf(path).length > 0 ||
      areaOf(path, sources).length > 0 ||
      [...dependentsOf([path, ...readersOf([path])], importers)].some(
        (it) => chosen.includes(it) || (tables.get(it) ?? []).length > 0,
      );
    return {
      unit,
      walks,
      stories,
      browser,
      left: [
        ...changed.filter((it) => OF_ALL.test(it)).map((it) => `everything: all tests depend on ${it}`),
        ...(isMany
          ? [
              `scenes, looks, panel tests and browser tests of ${near.length} features (${near.join(", ")})`,
              ...(otherLooks > 0 ? [`${otherLooks} files of looks that draw it`] : []),
            ]
          : []),
        ...(operations.length > 0 ? ["tests of all operations of the mock server (packages/mocks/src)"] : []),
        ...(others.length > 0 ? [`tests that only use it as an example, or take a minute (${others.join(", ")})`] : []),
        ...(broad.length > 0 ? [`browser tests that also open it (${broad.join(", ")})`] : []),
        ...(changed.some((it) => OF_SHELL.test(it)) ? ["browser tests of the shell (e2e/shell)"] : []),
        ...(changed.some((it) => JOURNEYS.test(it)) ? ["journeys in Firefox and WebKit (e2e/browsers)"] : []),
        ...changed.filter((it) => !isDecided(it)).map((it) => `tests of ${it}: none found by imports`),
      ],
    };
  };
};
