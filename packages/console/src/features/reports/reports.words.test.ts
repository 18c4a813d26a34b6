import { createBackend, createClock } from "@backoffice/mocks";
import { describe, expect, it } from "vitest";
import { fieldKnowledge } from "#entities/fields/known-fields.ts";
import { contractList } from "#kit/contract/list/contract-list.ts";
import type { ContractRow } from "#kit/contract/list/contract-read.ts";
import pages from "./reports.pages.ts";

const backend = createBackend({ clock: createClock(Date.UTC(2026, 10, 20, 12)) });

/** Rows of all operators in a month. */
const rowsOf = async (path: string): Promise<readonly ContractRow[]> => {
  const body = {
    page: 1,
    itemsPerPage: 10_000,
    opId: "*",
    from: "2026-10-01T00:00:00.000Z",
    to: "2026-10-31T23:59:59.999Z",
  };
  const request = new Request(`http://localhost${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-mock-role": "super-admin" },
    body: JSON.stringify(body),
  });
  return ((await (await backend.fetch(request)).json()) as { data: { items: ContractRow[] } }).data.items;
};

describe.each(Object.entries(pages))("columns of %s", (_, { list, operation }) => {
  const { columns } = contractList(fieldKnowledge, list);
  // Headers of the CSV file as well.
  const shown = columns.filter(({ defaultHidden }) => !defaultHidden);

  it("one word for each → no heading twice, none with a wager, none that names an owner of all figures", () => {
    const headers = columns.map(({ header }) => header);
    expect(headers.toSorted()).toEqual([...new Set(headers)].toSorted());
    expect(headers.filter((header) => /wager|their/i.test(header))).toEqual([]);
  });

  it("rows of operators → the operator is shown", () => {
    const isOfOperators = list.shape.fields.some(({ name }) => name === "opTitle");
    expect(shown.some(({ id }) => id === "opTitle")).toBe(isOfOperators);
  });

  it("all rows of a month → each told apart by its columns without figures", async () => {
    const naming = shown.filter(({ align }) => align !== "end");
    const rows = await rowsOf(operation.path);
    expect(rows.length).toBeGreaterThan(0);
    const texts = rows.map((row) => naming.map(({ text }) => text?.(row as never)).join(" | "));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});
