import { createBrowserHistory, type History } from "history";
import { onCLS, onINP, onLCP } from "web-vitals";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { openReports, sendReportsWith, type Problem } from "#kit/client-reports/report.ts";
import { measure } from "./measure.ts";

vi.mock("web-vitals", () => ({ onCLS: vi.fn(), onINP: vi.fn(), onLCP: vi.fn() }));

const panels: Parameters<typeof measure>[1]["panels"] = new Map([
  ["bank-edit", { params: ["uuid"] }],
  ["bank-new", { params: [] }],
]) as never;
const BANK = "?panel=bank-edit&uuid=b-1";
const SKELETON = '<i data-slot="skeleton"></i>';

const problems: Problem[] = [];
/** Measurements with the path and query string that they are about. */
const measured = () =>
  problems.flatMap((problem) =>
    "measurement" in problem
      ? [[problem.measurement.kind, problem.measurement.value, problem.href.replace(window.location.origin, "")]]
      : [],
  );

let history: History;
let now: number;

const drawer = (id: string, content: string) =>
  (document.body.innerHTML = `<div data-slot="drawer"><div data-record="${id}">${content}</div></div>`);
const press = () => {
  const event = new MouseEvent("click", { bubbles: true });
  Object.defineProperty(event, "timeStamp", { value: now });
  document.body.dispatchEvent(event);
};
/** Observers of the document have been told. */
const observed = async () => Promise.resolve();

beforeEach(async () => {
  sendReportsWith(async () => (problem) => void problems.push(problem));
  openReports();
  window.history.replaceState(null, "", "/withdraw/bank-list");
  document.body.innerHTML = "";
  now = 5000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  history = createBrowserHistory();
  measure(history, { panels });
  await observed();
  problems.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(onCLS).mockClear();
  vi.mocked(onINP).mockClear();
  vi.mocked(onLCP).mockClear();
});
afterAll(() => sendReportsWith(async () => () => undefined));

it("web vitals: reported on a later page → reported with the page and drawer where they were measured", () => {
  now = 6000;
  history.push(`/withdraw/bank-list${BANK}`);
  now = 9000;
  history.push("/players");
  const told = (value: number, ...times: number[]) => ({ value, entries: times.map((startTime) => ({ startTime })) });
  vi.mocked(onLCP).mock.calls[0]![0](told(1234.4, 1200) as never);
  vi.mocked(onINP).mock.calls[0]![0](told(56, 7000) as never);
  vi.mocked(onCLS).mock.calls[0]![0](told(0.02, 9500, 9900) as never);
  vi.mocked(onCLS).mock.calls[0]![0](told(0) as never);
  expect(measured()).toEqual([
    ["largest-contentful-paint", 1234.4, "/withdraw/bank-list"],
    ["interaction-to-next-paint", 56, `/withdraw/bank-list${BANK}`],
    ["cumulative-layout-shift", 0.02, "/players"],
    ["cumulative-layout-shift", 0, "/withdraw/bank-list"],
  ]);
});

it("web vitals: measuring starts in a drawer that the first press opened → earlier vitals are of the page that was loaded", () => {
  const loaded = { name: `${window.location.origin}/withdraw/bank-list` };
  vi.spyOn(performance, "getEntriesByType").mockImplementation((type) =>
    type === "navigation" ? [loaded as never] : [],
  );
  history.push(BANK);
  measure(createBrowserHistory(), { panels });
  for (const startTime of [1200, 5100])
    vi.mocked(onLCP).mock.calls.at(-1)![0]({ value: startTime, entries: [{ startTime }] } as never);
  expect(measured()).toEqual([
    ["largest-contentful-paint", 1200, "/withdraw/bank-list"],
    ["largest-contentful-paint", 5100, `/withdraw/bank-list${BANK}`],
  ]);
});

it("drawer timing: click opens a drawer → time until the record has no skeleton, once", async () => {
  press();
  now += 20;
  history.push(BANK);
  drawer("b-1", SKELETON);
  await observed();
  expect(measured()).toEqual([]);
  now += 280;
  drawer("b-1", "<p>Bank</p>");
  await observed();
  now += 100;
  drawer("b-1", "<p>Bank, read again</p>");
  await observed();
  expect(measured()).toEqual([["drawer-content", 300, `/withdraw/bank-list${BANK}`]]);
});

it("drawer timing: next record in an open drawer → measured until the next record is rendered", async () => {
  drawer("b-0", "<p>Bank 0</p>");
  press();
  history.push(BANK);
  document.body.append("late");
  await observed();
  expect(measured()).toEqual([]);
  now += 40;
  drawer("b-1", "<p>Bank 1</p>");
  await observed();
  expect(measured()).toMatchObject([["drawer-content", 40, expect.any(String)]]);
});

it("drawer timing: drawer without a record → measured until its content is rendered", async () => {
  press();
  history.push("?panel=bank-new");
  now += 70;
  document.body.innerHTML = '<div data-slot="drawer">New bank</div>';
  await observed();
  expect(measured()).toMatchObject([["drawer-content", 70, expect.any(String)]]);
});

it.each<[string, () => void]>([
  ["opened without a press", () => history.push(BANK)],
  [
    "press was more than a second before",
    () => {
      press();
      now += 1001;
      history.push(BANK);
    },
  ],
  [
    "closed before it is drawn",
    () => {
      press();
      history.push(BANK);
      history.push("?");
    },
  ],
  [
    "page is hidden meanwhile",
    () => {
      press();
      history.push(BANK);
      document.dispatchEvent(new Event("visibilitychange"));
    },
  ],
  [
    "same drawer, another filter of the list",
    () => {
      history.push(BANK);
      press();
      history.push(`${BANK}&search=x`);
    },
  ],
])("drawer: %s → not measured", async (_, steps) => {
  steps();
  drawer("b-1", "<p>Bank</p>");
  await observed();
  expect(measured()).toEqual([]);
});
