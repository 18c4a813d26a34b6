import { expect, test } from "vitest";
import { affectedTests } from "./affected-tests.ts";
import { readDoors, readSources } from "./read-sources.ts";

/*
 * The selection on this repository: mistakes in these files were noticed by these tests, which a change must choose.
 */

const sources = readSources();
const select = affectedTests(sources, readDoors());

const CONSOLE = "packages/console/src/";
const UI = "packages/ui/src/";
const CLIENT = "packages/api-client/src/";
const CHECK = "packages/contract-check/src/";

test.each([
  [`${CONSOLE}kit/bulk/eligible-rows.ts`, `${CONSOLE}kit/bulk/eligible-rows.test.ts`],
  [`${CONSOLE}kit/bulk/run/kept-run.ts`, `${CONSOLE}kit/bulk/run/use-bulk-run.test.tsx`],
  [`${CONSOLE}kit/bulk/run/row-steps.ts`, `${CONSOLE}kit/bulk/run/row-steps.test.tsx`],
  [`${CONSOLE}kit/bulk/read-matching.ts`, `${CONSOLE}kit/bulk/read-matching.test.ts`],
  [`${CONSOLE}kit/submit/unknown-outcomes.ts`, `${CONSOLE}kit/submit/record-lock.test.tsx`],
  [`${CONSOLE}kit/submit/use-submit.ts`, `${CONSOLE}kit/submit/unknown-outcome.test.tsx`],
  [`${CONSOLE}kit/submit/take-back.ts`, `${CONSOLE}kit/submit/take-back.test.ts`],
  [`${CONSOLE}kit/session/view-as.ts`, `${CONSOLE}kit/session/view-as.test.tsx`],
  [`${CONSOLE}kit/session/clear-user-storage.ts`, `${CONSOLE}kit/session/stored-data.test.tsx`],
  [`${CONSOLE}kit/panels/drafts/form-draft.ts`, `${CONSOLE}kit/panels/drafts/form-draft.test.tsx`],
  [`${CONSOLE}kit/edits/use-merge.ts`, `${CONSOLE}kit/edits/edit-conflict.test.tsx`],
  [`${CONSOLE}kit/edits/merge.ts`, `${CONSOLE}kit/edits/merge.test.ts`],
  [`${CONSOLE}kit/export/every-page.ts`, `${CONSOLE}kit/export/every-page.test.ts`],
  [`${CONSOLE}kit/polling/polling.ts`, `${CONSOLE}kit/polling/polling.test.ts`],
  [`${CONSOLE}shell/background/use-tabs.ts`, `${CONSOLE}shell/background/use-tabs.test.tsx`],
  [`${CONSOLE}shell/keys/use-shortcuts.ts`, `${CONSOLE}shell/keys/use-shortcuts.test.tsx`],
  [`${CONSOLE}shell/pages/guarded-page.tsx`, `${CONSOLE}shell/pages/guarded-page.test.tsx`],
  [`${CONSOLE}entities/report/chart/chart-data.ts`, `${CONSOLE}entities/report/chart/chart-data.test.ts`],
  [
    `${CONSOLE}entities/transaction/actions/withdraw-actions.ts`,
    `${CONSOLE}app/panel-tests/rights-of-row-actions.test.ts`,
  ],
  [`${CONSOLE}features/cms/site/files/svg-check.ts`, `${CONSOLE}features/cms/site/files/svg-check.test.tsx`],
  [`${UI}table/views/views-file.ts`, `${UI}table/views/share-views.test.ts`],
  [`${UI}table/row-actions/row-menu.tsx`, `${UI}table/data-table.test.tsx`],
  [`${UI}table/row-actions/row-menu.tsx`, `${UI}table/data-table.scenes.tsx`],
  [`${UI}filters/ranges/date-range.ts`, `${UI}filters/filter-query.test.ts`],
  [`${UI}filters/ranges/wall-clock.ts`, `${UI}filters/ranges/wall-clock.test.ts`],
  [`${UI}filters/choices/lookup-control.tsx`, `${UI}filters/choices/lookup-control.test.tsx`],
  [`${UI}numbers/read-decimal.ts`, `${UI}numbers/read-decimal.test.ts`],
  [`${UI}safe-href.ts`, `${UI}safe-href.test.ts`],
  [`${CLIENT}sent-writes.ts`, `${CLIENT}write.test.tsx`],
  [`${CLIENT}wire.ts`, `${CLIENT}read-only.test.ts`],
  [`${CLIENT}answers/decode.ts`, `${CLIENT}answers/decode.test.ts`],
  [`${CLIENT}gone.ts`, "packages/mocks/src/effects.test.ts"],
  ["packages/mocks/src/testing/cases/banks.ts", "scripts/lib/collected/collected-files.test.ts"],
  [`${CHECK}checks/check-reply-headers.ts`, `${CHECK}checks/check-reply-headers.test.ts`],
  [`${CHECK}selection/selection.ts`, `${CHECK}selection/selection.test.ts`],
  [`${CHECK}frame/exit-code.ts`, `${CHECK}reporters/formats.test.ts`],
])("affected tests: %s changes → %s is chosen", (changed, expected) => {
  const { unit, walks } = select([changed]);
  expect([...unit, ...walks.files]).toContain(expected);
});

test("affected tests: any file changes → a test is chosen, or the whole run is named", () => {
  // A part of them: choosing takes some milliseconds each.
  const sample = [...sources.keys()].filter((_, place) => place % 40 === 0);
  expect(sample.length).toBeGreaterThan(100);
  const silent = sample.filter((it) => {
    const { unit, walks, stories, browser, left } = select([it]);
    return [unit, walks.files, stories, browser, left].every((list) => list.length === 0);
  });
  expect(silent).toEqual([]);
});
