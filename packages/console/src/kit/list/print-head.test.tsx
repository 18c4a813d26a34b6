import { act, render } from "@testing-library/react";
import { dateRange, defineFilters, readFilters, select } from "@backoffice/ui/filters";
import { afterEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { PrintHead } from "./print-head.tsx";

const filters = defineFilters({
  period: dateRange({ label: "Period", timeZone: "UTC", initial: { preset: "THIS_MONTH" } }),
  status: select({ label: "Status", options: [{ value: "PENDING", label: "Pending" }] }),
});

afterEach(() => vi.useRealTimers());

const printed = (at: string) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-28T15:06:00Z") });
  const values = readFilters(filters, new URL(at, "https://console.example").searchParams);
  render(<PrintHead label="Withdrawals" bar={{ filters, values }} />, inConsole({ account: "super-admin", at }));
  const head = () => document.querySelector("[data-slot=print-head]");
  expect(head()).toBeNull();
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  const lines = [...head()!.children].map(({ textContent }) => textContent);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(head()).toBeNull();
  return lines;
};

it("print head: title, operator, filters with the period, time and reader, on paper only", () =>
  expect(printed("/withdraw/list?opId=op-nordlys&includeBrands=true&status=PENDING")).toEqual([
    "Withdrawals",
    "op-nordlys, with brands",
    "Period: This month; Status: Pending",
    expect.stringMatching(/^Printed 28 Nov 2026, .*\d\d:\d\d.*GMT.*by \S+/),
  ]));

it("print head: no operator selected, all time → said", () =>
  expect(printed("/withdraw/list?period=").slice(1, 3)).toEqual(["All operators", "No filters"]));
