import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { SelectorType } from "#kit/pages/define-module.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { OperatorSelector } from "./operator-selector.tsx";

// The list is loaded when it is first opened, which may be slow on a busy machine.
afterEach(() => void vi.unstubAllGlobals());

/** One operator with brands: `count` in all. */
const operators = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    at === 0
      ? { opId: "op-0", title: "Operator", isBrand: false, parentOpId: null }
      : { opId: `br-${at}`, title: `Brand ${at}`, isBrand: true, parentOpId: "op-0" },
  );

const open = async (account: string, type: SelectorType, { count = 2, at = "/" } = {}) => {
  stubApi({ "/api/users/me": () => ok(operators(count)) });
  const { wrapper, history } = inConsole({ account, at });
  render(<OperatorSelector type={type} />, { wrapper });
  const box = await screen.findByRole("combobox");
  await waitFor(() => expect(box.textContent).not.toContain("Loading"));
  fireEvent.click(box);
  await screen.findByRole("listbox");
  const labels = screen.getAllByRole("option").map((option) => option.textContent);
  return { labels, history };
};

it.each([
  ["admin", "all", ["All Operators", "CMS DEFAULT", "Operator", "Brand 1Operator"]],
  ["admin", "operators", ["All Operators", "Operator"]],
  ["admin", "brands", ["All Operators", "Brand 1Operator"]],
  ["admin", "brands-exclusive", ["Brand 1Operator"]],
  ["super-admin", "all", ["All Operators", "CMS DEFAULT", "Operator", "Brand 1Operator"]],
  ["operator-admin", "all", ["All Brands", "Operator", "Brand 1Operator"]],
  ["operator-manager", "brands", ["All Brands", "Brand 1Operator"]],
  ["dev-ops", "all", ["All Brands", "Operator", "Brand 1Operator"]],
] as const)("operator selector: account %s, type %s → options %j", async (account, type, expected) => {
  expect((await open(account, type)).labels).toEqual(expected);
});

it.each([
  [8, 0],
  [9, 1],
] as const)("operator selector: %i operators and brands, two fixed options → %i search boxes", async (count, boxes) => {
  await open("admin", "all", { count });
  expect(screen.queryAllByPlaceholderText("Find an operator or brand")).toHaveLength(boxes);
});

it("operator selector: popover is 292 px wide", async () => {
  await open("admin", "all");
  expect(screen.getByRole("listbox").closest<HTMLElement>("[data-slot=combobox-popover]")?.style.width).toBe("292px");
});

it.each([
  ["Brand 1", "?status=OPEN&opId=br-1"],
  ["Operator", "?includeBrands=true&status=OPEN&opId=op-0"],
  ["CMS DEFAULT", "?includeBrands=true&status=OPEN&opId=DEFAULT"],
])("operator selector: %s is selected → address %s", async (label, search) => {
  const { history } = await open("admin", "all", { at: "/bets?includeBrands=true&page=3&limit=25&status=OPEN" });
  fireEvent.click(screen.getByRole("option", { name: new RegExp(`^${label}`) }));
  await waitFor(() => expect(history.location.search).toBe(search));
});
