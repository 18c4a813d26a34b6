import { listBanks } from "@backoffice/api-client";
import { select } from "@backoffice/ui/filters";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { defineListFilters } from "./state/filters.ts";
import type { ColumnsOf } from "./list-column.ts";
import { ListInPanel } from "./list-in-panel.tsx";
import { rowsOf } from "./rows/row-source.ts";

afterEach(() => void vi.unstubAllGlobals());

const source = rowsOf(listBanks, "uuid");
const columns: ColumnsOf<typeof listBanks> = [{ id: "key", header: "Key", cell: ({ key }) => key, sortable: true }];
const filters = defineListFilters<typeof listBanks>()(() => ({
  status: select({ label: "Status", options: [{ value: "ACTIVE", label: "Active" }], place: "bar" }),
}));

/** Renders a list of `count` banks over a filtered page. Returns the bodies of its requests. */
const start = (count: number) => {
  const requests: Record<string, unknown>[] = [];
  stubApi({
    "/api/banks/list": async (request) => {
      const body = (await request.json()) as { page: number; itemsPerPage: number };
      requests.push(body);
      const left = Math.min(body.itemsPerPage, count - (body.page - 1) * body.itemsPerPage);
      const items = Array.from({ length: left }, (_, at) => ({
        uuid: `${body.page}-${at}`,
        key: `bank-${body.page}-${at}`,
      }));
      return ok({ items, count, remaining: 0 });
    },
  });
  const { wrapper, history } = inConsole({ at: "/page?status=INACTIVE&page=3&sort=-key&opId=op-nordlys" });
  const list = (
    <ListInPanel
      label="Banks"
      source={source}
      columns={columns}
      filters={filters}
      opens={{ panel: "bank-edit", param: "uuid" }}
      empty="There are no banks."
    />
  );
  render(list, { wrapper });
  return { requests, history };
};

it("list in a panel: own page, filters and sort; operator of the page below; address is unchanged", async () => {
  const { requests, history } = start(24);
  await screen.findByRole("heading", { name: "Banks: 24" });
  expect(requests).toEqual([{ page: 1, itemsPerPage: 10, opId: "op-nordlys" }]);
  const before = history.location;

  fireEvent.click(screen.getByRole("button", { name: "Next page" }));
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ page: 2 }));
  fireEvent.click(screen.getByRole("button", { name: /^Key/ }));
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ page: 1, sortBy: "key", sortDirection: "asc" }));
  fireEvent.change(screen.getByRole("combobox", { name: "Status" }), { target: { value: "ACTIVE" } });
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ status: "ACTIVE", sortBy: "key" }));
  expect(history.location).toBe(before);
});

it("list in a panel: no rows → empty text", async () => {
  start(0);
  await waitFor(() => expect(screen.getByText("There are no banks.")).toBeTruthy());
});
