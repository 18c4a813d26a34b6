import { expect, test } from "vitest";

/*
 * Displayed times, "now" and "today" follow the server's time (`serverTime`, `useNow`). The computer's
 * clock only measures, and stamps what is compared with it later; such a stamp is shown through `serverTime(at)`.
 */

const MEASURES: Readonly<Record<string, string>> = {
  "console/src/kit/bulk/run/use-bulk-run.ts": "stamps a run",
  "console/src/kit/client-reports/report.ts": "stamps a problem",
  "console/src/kit/polling/idle-watch.ts": "measures idleness, in all tabs and over sleep",
  "console/src/kit/polling/recovery.ts": "stamps the begin of a trouble",
  "console/src/kit/submit/repeated-key.ts": "age of an unknown outcome",
  "console/src/kit/submit/send-write.ts": "stamps an unknown outcome",
  "console/src/kit/submit/undoable.ts": "seconds that are left for Undo",
  "console/src/shell/background/realtime/use-realtime.ts": "stamps the loss of a connection",
  "console/src/shell/background/status/use-offline-since.ts": "stamps the loss of the network",
  "console/src/shell/drafts/use-bell.tsx": "age of drafts",
  "ui/src/display/clock/server-time.ts": "is corrected here",
  "ui/src/form/draft/use-draft.ts": "stamps a draft",
  "ui/src/overlays/tooltip/use-tooltip.ts": "delay of a tooltip",
  "ui/src/primitives/combobox/use-listbox.ts": "pause between two keys",
  "ui/src/table/export/export-jobs.ts": "stamps an export",
};

const OWN_CLOCK = /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)/;
const IS_TEST = /\.(?:test|scenes|stories)\.tsx?$|\/(?:testing|stories|docs|mocked)\/|\/story-/;

const sources = import.meta.glob<string>("../../../../{console,ui}/src/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The path below `packages`; that of a file of the console is relative to this one. */
const pathOf = (path: string) => {
  const below = path.replace(/^(?:\.\.\/)+/, "");
  return /^(?:console|ui)\/src\//.test(below) ? below : `console/src/${below}`;
};

test("the computer's clock: read only where something is measured or stamped", () => {
  const uses = Object.entries(sources)
    .map(([path, text]) => [pathOf(path), text.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, "")] as const)
    .filter(([path, text]) => !IS_TEST.test(path) && OWN_CLOCK.test(text))
    .map(([path]) => path);
  expect(uses.toSorted()).toEqual(Object.keys(MEASURES).toSorted());
});
