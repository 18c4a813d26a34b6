import type { Field, ReadShape } from "@backoffice/api-client";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryHistory } from "history";
import { afterEach, expect, test, vi } from "vitest";
import { callOf, type Call } from "#testing/backend/record-calls.ts";
import { setScene } from "#testing/backend/set-scene.ts";
import { storyBackend } from "#testing/backend/story-backend.ts";
import { Stage } from "#testing/panels/stage.tsx";
import firstReads from "../../shell/reads/first-reads.json" with { type: "json" };
import { createQueryClient } from "../query-client.ts";

/*
 * Every list of the menu whose records can be pending, with records that are pending, deleted and decided in each way:
 * a deleted or decided record offers no decision in its row and its drawer, and cannot be selected (ruling 57). The
 * account has the decisions, but not `redo_bank_account_actions` (ruling 24).
 */
const ACCOUNT = "operator-admin";

const shapes: ReadonlyMap<string, ReadShape> = new Map(
  Object.values(
    import.meta.glob<Record<string, ReadShape>>("../../../../api-client/src/generated/shapes/*.ts", { eager: true }),
  ).flatMap((file) => Object.entries(file)),
);

/** The field with the state of a record that can be pending. */
const stateOf = (shape: ReadShape | undefined): (Field & { values?: readonly string[] }) | undefined =>
  shape?.fields.find(({ name, values }) => /status$/i.test(name) && values?.includes("PENDING"));

/** Tickets are closed and archived in any state, which decides nothing. */
const EXCEPT = ["/support"];
/** The lists by address, and their calls. */
const LISTS = Object.entries(firstReads as Readonly<Record<string, { operation: { id: string } }>>)
  .filter(([address, { operation }]) => !EXCEPT.includes(address) && stateOf(shapes.get(operation.id)))
  .filter(([address]) => !address.includes("?"))
  .map(([address, { operation }]) => [address, operation.id] as const);

/** States of the records, in turn; the first is open. */
const OPEN = "pending";
const DELETED = "deleted";
const UNDECIDED = ["PENDING", "IN_PROGRESS"];

/** Gives the records of all answers their states, by id, in the order in which they are first read. */
const statesOfRecords = () => {
  const stateById = new Map<string, string>();
  const change = (shape: ReadShape, record: Record<string, unknown>) => {
    const state = stateOf(shape);
    const id = String(record[shape.fields.find(({ kind }) => kind === "id")?.name ?? ""]);
    if (!state) return;
    const canBeDeleted = shape.fields.some(({ name }) => name === "isDeleted");
    const decided = (state.values ?? []).filter((it) => !UNDECIDED.includes(it));
    const turns = [OPEN, ...(canBeDeleted ? [DELETED] : []), ...decided];
    const turn = stateById.get(id) ?? turns[stateById.size % turns.length]!;
    stateById.set(id, turn);
    record[state.name] = decided.includes(turn) ? turn : "PENDING";
    if (canBeDeleted) record["isDeleted"] = turn === DELETED;
  };
  return {
    stateById,
    answer: async (id: string | undefined, response: Response) => {
      const shape = shapes.get(id ?? "");
      if (!shape || !stateOf(shape) || !response.ok) return response;
      const body = (await response.json()) as { data: Record<string, unknown> };
      const rows = shape.rows ? (body.data[shape.rows] as Record<string, unknown>[]) : [body.data];
      for (const row of rows) change(shape, row);
      return Response.json(body, { status: response.status });
    },
  };
};

const DECISION = /^(Approve|Reject|Verify|Confirm|Pay)\b/;
/** The text of a button without its key. */
const textOf = (button: HTMLButtonElement) =>
  [...button.childNodes].map((it) => (it.nodeName === "KBD" ? "" : it.textContent)).join("");
/** The decisions in a row or a drawer, enabled or not. */
const decisionsIn = (element: Element | null) =>
  [...(element?.querySelectorAll("button") ?? [])]
    .map((button) => button.getAttribute("aria-label") ?? textOf(button))
    .filter((name) => DECISION.test(name));

const rowOf = (id: string) => document.querySelector(`tr[data-row-id="${CSS.escape(id)}"]`);
const boxOf = (id: string) => rowOf(id)?.querySelector<HTMLInputElement>("[data-slot=checkbox]");

const open = (at: string) => {
  const scene = setScene({ account: ACCOUNT, at }, {});
  const backend = storyBackend(scene);
  const { stateById, answer } = statesOfRecords();
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const call = await callOf(request.clone());
    if (call) calls.push(call);
    return answer(call?.id, await backend.fetch(request));
  });
  const history = createMemoryHistory({ initialEntries: [at] });
  const client = createQueryClient();
  render(<Stage {...scene} staged={{ backend, db: backend.db, calls, history, client }} />);
  return { stateById, client, calls };
};

afterEach(() => void vi.unstubAllGlobals());

const offering: string[] = [];
const deciding: string[] = [];
const reopening: string[] = [];
const selectable: string[] = [];

test.each(LISTS)("list %s: deleted or decided record → no decision, cannot be selected", async (address) => {
  const { stateById, client } = open(address);
  await waitFor(() => expect(document.querySelector("tr[data-row-id]")).not.toBeNull());
  const shown = [...document.querySelectorAll<HTMLElement>("tr[data-row-id]")].map(({ dataset }) => dataset["rowId"]!);
  const states = new Map(shown.map((id, at) => [id, [...stateById.values()][at]!]));
  const closed = shown.filter((id) => states.get(id) !== OPEN);
  expect(new Set(closed.map((id) => states.get(id))).size).toBeGreaterThan(1);
  if (shown.some((id) => decisionsIn(rowOf(id)).length > 0)) offering.push(address);
  if (shown.some((id) => boxOf(id)?.disabled === false)) selectable.push(address);

  for (const id of closed) {
    expect(decisionsIn(rowOf(id)), states.get(id)).toEqual([]);
    expect(boxOf(id)?.disabled ?? true, states.get(id)).toBe(true);
  }
  // One record of each state in its drawer.
  for (const state of new Set(states.values())) {
    const id = shown.find((it) => states.get(it) === state)!;
    fireEvent.click(rowOf(id)!.querySelector("[data-column]")!);
    await waitFor(() => expect(document.querySelector("[data-slot=drawer] dl")).not.toBeNull());
    await waitFor(() => expect(client.isFetching()).toBe(0));
    const decisions = decisionsIn(document.querySelector("[data-slot=drawer]"));
    if (state === OPEN && decisions.length > 0) deciding.push(address);
    if (state !== OPEN && decisions.length > 0) reopening.push(address);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(document.querySelector("[data-slot=drawer]")).toBeNull());
  }
});

test("lists above: where pending records offer a decision in their row and drawer, and where they can be selected", () => {
  expect(offering).toMatchInlineSnapshot(`
    [
      "/partners/withdraw",
      "/withdraw/bank-accounts",
      "/withdraw/list",
      "/withdraw/pending",
      "/bonus/form/requests",
      "/bonus/form/history",
      "/tournament/winners/list",
      "/deposit/list",
      "/deposit/orders",
      "/deposit/pending",
      "/documentsV2",
      "/transactions/claimed-bonus",
      "/transactions/list",
      "/profit-history",
      "/transactions/affiliate-profit",
      "/transactions/pending-affiliate-profit",
      "/transactions/cashback",
      "/transactions/pending-cashback",
      "/players/usernames",
    ]
  `);
  expect(deciding).toEqual(offering);
  // The drawer of a document, which shows it, can reverse a decision (shell §4).
  expect([...new Set(reopening)]).toEqual(["/documentsV2"]);
  expect(selectable).toMatchInlineSnapshot(`
    [
      "/withdraw/bank-accounts",
      "/withdraw/pending",
      "/bonus/form/requests",
      "/tournament/winners/list",
      "/deposit/pending",
      "/documentsV2",
      "/transactions/claimed-bonus",
      "/transactions/pending-affiliate-profit",
      "/transactions/pending-cashback",
      "/players/usernames",
    ]
  `);
});

const takesDeleted = ([, id]: (typeof LISTS)[number]) => shapes.get(id)?.input.some(({ name }) => name === "isDeleted");

test.each(LISTS.filter(takesDeleted))("list %s: pending → requested without deleted records", async (address, id) => {
  const { calls } = open(`${address}?status=PENDING`);
  await waitFor(() => expect(calls.map((call) => call.id)).toContain(id));
  const inputs = calls.filter((call) => call.id === id).map(({ input }) => input.body);
  expect(inputs).toEqual(inputs.map(() => expect.objectContaining({ status: "PENDING", isDeleted: false }) as object));
});
