import { beforeEach, expect, it, vi } from "vitest";
import { openReports, report, sendReportsWith, type Problem } from "./report.ts";

const sent: Problem[] = [];
/** The caught error. */
const caught = () => sent.splice(0).map((problem) => "caught" in problem && problem.caught);
const sending = async () => (problem: Problem) => void sent.push(problem);
const flushed = () => vi.waitFor(() => expect(sent).not.toEqual([]));

beforeEach(async () => {
  // What other tests of this worker left.
  sendReportsWith(sending);
  openReports();
  await Promise.resolve();
  sent.length = 0;
});

it("report: code to send it cannot be loaded → kept, sent with the next problem", async () => {
  const load = vi.fn<() => Promise<never>>(async () => Promise.reject(new Error("offline")));
  sendReportsWith(load);
  report({ caught: "one" });
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(sent).toEqual([]);
  sendReportsWith(sending);
  report({ caught: "other" });
  await flushed();
  expect(caught()).toEqual(["one", "other"]);
});

it("report: more than 20 wait → the rest is dropped", async () => {
  sendReportsWith(async () => Promise.reject(new Error("offline")));
  for (let i = 0; i < 30; i++) report({ caught: i });
  sendReportsWith(sending);
  openReports();
  await flushed();
  expect(caught()).toEqual(Array.from({ length: 20 }, (_, i) => i));
});

it("report: sent later → has the time and address of the problem", async () => {
  const now = vi.spyOn(Date, "now").mockReturnValue(1_000);
  report({ caught: "boom" });
  now.mockRestore();
  const { href } = window.location;
  window.history.pushState(null, "", "/elsewhere");
  await flushed();
  expect(sent[0]).toMatchObject({ at: 1_000, href, caught: "boom" });
  window.history.replaceState(null, "", href);
});
