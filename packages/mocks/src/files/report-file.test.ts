import { expect, test } from "vitest";
import { fixedBackend } from "../testing/fixed-backend.ts";

const backend = fixedBackend({ scenario: "small" });
const reports = [...backend.db.system.reports.values()];
const made = (format: "CSV" | "XLSX") => {
  const report = { ...reports.find((it) => it.status === "COMPLETED")!, format, rowCount: 3, opId: "op-nordlys" };
  const downloadUrl = `/api/files/reports/${report.id}.${format.toLowerCase()}`;
  backend.db.system.reports.set(report.id, { ...report, downloadUrl });
  return { ...report, downloadUrl };
};
const fetched = (path: string, as = "super-admin") =>
  backend.fetch(new Request(`http://localhost${path}`, { headers: { "x-mock-role": as } }));

test("report file: CSV → header and as many rows as the list states", async () => {
  const answer = await fetched(made("CSV").downloadUrl);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[a-z]+-\w{8}\.csv"$/);
  const lines = (await answer.text()).split("\r\n");
  expect(lines[0]).toMatch(/^"no","playerCode","opId","at"/);
  expect(lines[3]).toMatch(/^3,"\w+","(?:op|br)-/);
  expect(lines).toHaveLength(5);
});

test("report file: XLSX → archive with one sheet", async () => {
  const bytes = new Uint8Array(await (await fetched(made("XLSX").downloadUrl)).arrayBuffer());
  const text = new TextDecoder("latin1").decode(bytes);
  expect(text.startsWith("PK\u0003\u0004")).toBe(true);
  expect(text.match(/<row>/g)).toHaveLength(4);
  expect(text.lastIndexOf("PK\u0005\u0006")).toBe(text.length - 22);
});

test.each([
  ["partner", 403],
  ["operator-admin", 403],
  ["super-admin", 200],
])("report file access: %s → %i", async (as, status) =>
  expect((await fetched(made("CSV").downloadUrl, as)).status).toBe(status),
);

test("report file: report not completed → 404", async () => {
  const { id } = reports.find((it) => it.status !== "COMPLETED")!;
  expect((await fetched(`/api/files/reports/${id}.csv`)).status).toBe(404);
});
