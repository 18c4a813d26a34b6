import {
  dateRange,
  defineFilters,
  moneyRange,
  multiSelect,
  numberRange,
  readFilters,
  select,
  text,
  toggle,
  triState,
} from "@backoffice/ui/filters";
import { expect, it } from "vitest";
import { filterInput } from "./filter-input.ts";

const NOW = Date.UTC(2026, 10, 20, 12, 0, 30);
const filters = defineFilters({
  search: text({ label: "Search" }),
  statuses: multiSelect({ label: "Status", options: [{ value: "NEW", label: "New" }] }),
  isDeleted: triState({ label: "Deleted" }),
  onlyNew: toggle({ label: "Only new" }),
  amountInUSD: moneyRange({ label: "Amount", currency: "USD" }),
  attempts: numberRange({ label: "Attempts" }),
  period: dateRange({ label: "Period", timeZone: "Europe/Malta", now: () => NOW }),
});
const inputOf = (search: string) => filterInput(filters, readFilters(filters, new URLSearchParams(search)));

it("filterInput: no filter is set → empty", () => {
  expect(inputOf("")).toEqual({});
});

it("filterInput: filters with one value → values by filter name", () => {
  expect(inputOf("search=a&statuses=NEW&isDeleted=false&onlyNew=true")).toEqual({
    search: "a",
    statuses: ["NEW"],
    isDeleted: false,
    onlyNew: true,
  });
});

it("filterInput: range → minimum and maximum parameters", () => {
  expect(inputOf("amountInUSD=10.50..20&attempts=3..")).toEqual({
    minAmountInUSD: 10.5,
    maxAmountInUSD: 20,
    minAttempts: 3,
    maxAttempts: undefined,
  });
});

it("filterInput: period → from and to, including the last minute or second", () => {
  expect(inputOf("period=2026-11-01T00:00Z..2026-11-02T00:00Z")).toEqual({
    from: "2026-11-01T00:00:00.000Z",
    to: "2026-11-02T00:00:59.999Z",
  });
  expect(inputOf("period=2026-11-01T00:00:30Z..2026-11-01T00:00:30Z")).toEqual({
    from: "2026-11-01T00:00:30.000Z",
    to: "2026-11-01T00:00:30.999Z",
  });
  expect(inputOf("period=LAST_1_HOUR")).toEqual({ from: "2026-11-20T11:00:00.000Z", to: undefined });
  expect(inputOf("period=YESTERDAY")).toEqual({ from: "2026-11-18T23:00:00.000Z", to: "2026-11-19T22:59:59.999Z" });
  expect(inputOf("period=TODAY")).toEqual({ from: "2026-11-19T23:00:00.000Z", to: undefined });
});

const OPTIONS = ["PENDING", "IN_PROGRESS", "REJECTED"].map((value) => ({ value, label: value }));
const statusFilter = { status: select({ label: "Status", options: OPTIONS }) };
const pending = { ...statusFilter, isDeleted: triState({ label: "Deleted" }) };

it.each([
  ["status=PENDING", { status: "PENDING", isDeleted: false }],
  ["status=IN_PROGRESS", { status: "IN_PROGRESS", isDeleted: false }],
  ["status=PENDING&isDeleted=true", { status: "PENDING", isDeleted: true }],
  ["status=REJECTED", { status: "REJECTED" }],
  ["isDeleted=true", { isDeleted: true }],
  ["", {}],
])("filterInput: %s → without deleted records only in a list of undecided ones (ruling 57)", (search, input) => {
  expect(filterInput(pending, readFilters(pending, new URLSearchParams(search)))).toEqual(input);
});

it("filterInput: list without a filter for deleted records → isDeleted is not sent", () => {
  expect(filterInput(statusFilter, readFilters(statusFilter, new URLSearchParams("status=PENDING")))).toEqual({
    status: "PENDING",
  });
});
