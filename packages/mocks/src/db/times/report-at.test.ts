import { expect, test } from "vitest";
import { reportAt } from "./report-at.ts";

const asked = {
  id: "7c1f4c1e-6a1c-4b62-9d52-0c7c0f0a7b12",
  reportType: "BETS",
  opId: "*",
  opTitle: null,
  from: "2026-10-01T00:00:00Z",
  to: "2026-11-01T00:00:00Z",
  format: "CSV",
  status: "QUEUED",
  progressPercent: 0,
  rowCount: null,
  requestedBy: "Mara",
  requestedAt: "2026-11-20T12:00:00.000Z",
  completedAt: null,
  downloadUrl: null,
} as const;
const after = (seconds: number) => reportAt(asked, Date.parse(asked.requestedAt) + seconds * 1000);

test.each([
  [0, "QUEUED", 0],
  [2, "QUEUED", 0],
  [3, "RUNNING", 0],
  [13, "RUNNING", 50],
  [22, "RUNNING", 95],
  [23, "COMPLETED", 100],
])("export report: %i s after the request → %s, %i %%", (seconds, status, progressPercent) =>
  expect(after(seconds)).toMatchObject({ status, progressPercent }),
);

test("export report: completed → row count, time and URL, stable afterwards", () => {
  expect(after(13)).toMatchObject({ rowCount: null, completedAt: null, downloadUrl: null });
  const made = after(60);
  expect(made).toMatchObject({
    completedAt: "2026-11-20T12:00:23.000Z",
    downloadUrl: "/api/files/reports/7c1f4c1e-6a1c-4b62-9d52-0c7c0f0a7b12.csv",
  });
  expect(made.rowCount).toBeGreaterThan(0);
  expect(after(3600)).toEqual(made);
});

test("export report: failed → stays failed", () => {
  const failed = { ...asked, status: "FAILED", progressPercent: 40 } as const;
  expect(reportAt(failed, Date.parse(asked.requestedAt) + 60_000)).toEqual(failed);
});
