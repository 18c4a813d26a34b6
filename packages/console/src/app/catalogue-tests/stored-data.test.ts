import { expect, test } from "vitest";
import { STORED_DATA } from "#kit/session/stored-data.ts";

/*
 * Every file that stores something in the browser, with the kinds of `stored-data.ts` that it stores. A new one fails the
 * test until what it stores has a place in that list, and so in the dialog before a log-out.
 */

const WRITERS: Readonly<Record<string, readonly string[]>> = {
  "console/src/features/support/tickets/canned/canned-replies.ts": ["canned-replies:{user}"],
  "console/src/kit/bulk/run/kept-run.ts": ["bulk:{user}:{…}"],
  "console/src/kit/preferences/appearance.ts": ["appearance"],
  "console/src/kit/export/stored-csv-notation.ts": ["csv-notation"],
  "console/src/kit/preferences/chosen-locale.ts": ["locale"],
  "console/src/kit/preferences/recent.ts": ["recent:{user}"],
  "console/src/kit/session/idle-sign-out.ts": ["idle-sign-out"],
  "console/src/kit/session/view-as.ts": ["view-as:{user}"],
  "console/src/kit/session/settle-stored.ts": ["canned-replies:{user}"],
  "console/src/kit/submit/unknown-outcomes.ts": ["unknown-outcomes:{user}"],
  "console/src/shell/menu/menu-icons.ts": ["menu:icons"],
  "console/src/shell/menu/use-open-groups.ts": ["menu:groups"],
  "console/src/shell/notices/read-notices.ts": ["read-notices:{user}"],
  "console/src/shell/top-bar/use-general-notification.ts": ["notified"],
  "mocks/src/adapters/stored-settings.ts": ["backoffice.mocks"],
  "ui/src/form/draft/draft-store.ts": ["draft:{user}:{…}"],
  "ui/src/table/table-view.ts": ["table:{user}:{…}"],
  "ui/src/table/views/saved-views.ts": ["table:{user}:{…}:views"],
};

/** Files that store what others give them, or that are not in the console. */
const OTHERS = new Set([
  "console/src/kit/state/create-stored-store.ts",
  "ui/src/stored.ts",
  // The marks of reviewers in Storybook.
  "ui/src/docs/review/marks/use-review-marks.ts",
]);

const STORES =
  /\bwriteStored\(|\bcreateStoredStore[<(]|Storage\.setItem\(|\bkept\.setItem\(|\bindexedDB\b|\bcaches\.open\(|\bdocument\.cookie\b/;
const IS_TEST = /\.(?:test|scenes|stories)\.tsx?$|\/(?:testing|stories)\//;

const sources = import.meta.glob<string>("../../../../{console,ui,mocks,api-client}/src/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The path below `packages`; that of a file of the console is relative to this one. */
const pathOf = (path: string) => {
  const below = path.replace(/^(?:\.\.\/)+/, "");
  return /^(?:console|ui|mocks|api-client)\/src\//.test(below) ? below : `console/src/${below}`;
};

test("stored data: every file that stores something is named, with kinds that the list knows", () => {
  const uses = Object.entries(sources)
    .map(([path, text]) => [pathOf(path), text] as const)
    .filter(([path, text]) => !IS_TEST.test(path) && STORES.test(text) && !OTHERS.has(path))
    .map(([path]) => path);
  expect(uses.toSorted()).toEqual(Object.keys(WRITERS).toSorted());
  const known = new Set(STORED_DATA.map(({ key }) => key));
  expect(
    Object.values(WRITERS)
      .flat()
      .filter((key) => !known.has(key)),
  ).toEqual([]);
});

test("stored data: every kind has a file that stores it", () => {
  const written = new Set(Object.values(WRITERS).flat());
  expect(STORED_DATA.map(({ key }) => key).filter((key) => !written.has(key))).toEqual([]);
});

test("stored data: tables of the console are stored by user", () => {
  const fixed = Object.entries(sources).filter(([path, text]) => !IS_TEST.test(path) && /\bstorageKey="/.test(text));
  expect(fixed.map(([path]) => path)).toEqual([]);
});
