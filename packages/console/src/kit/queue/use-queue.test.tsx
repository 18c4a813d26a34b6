import {
  configureApi,
  showBankAccount,
  useListBankAccounts,
  useReviewBankAccount,
  useShowBankAccount,
} from "@backoffice/api-client";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { decidedNote } from "./decided/decided-note.ts";
import { forgetDecided, markDecided } from "./queue.ts";
import { useQueue, type QueueFacts } from "./use-queue.ts";

type Row = { uuid: string; status: string; rejectedBy?: string | null; isDeleted?: boolean };

const ACCOUNTS = "/api/paymentsV2/withdraw/bank-accounts";
const QUEUE: QueueFacts = {
  waiting: { status: "PENDING" },
  since: "createdAt",
  target: 24,
  read: (uuid) => showBankAccount.options({ body: { uuid } }),
};
const idOf = ({ uuid }: Row) => uuid;
const MARA = "m.keller";
const FIRST = { body: { opId: "*", page: 1, itemsPerPage: 50 } } as const;

/** A queue of 25 accounts, the first of which is open. */
const open = () => {
  const pending = (uuid: string): [string, Row] => [uuid, { uuid, status: "PENDING", rejectedBy: null }];
  const rows = new Map(Array.from({ length: 25 }, (_, at) => pending(`a${at}`)));
  const waiting = () => [...rows.values()].filter(({ status, isDeleted }) => status === "PENDING" && !isDeleted);
  const uuidOf = async (request: Request) => ((await request.json()) as { uuid: string }).uuid;
  const requests = stubApi({
    [`${ACCOUNTS}/list`]: () => ok({ items: waiting(), count: waiting().length, remaining: 0 }),
    [`${ACCOUNTS}/show`]: async (request) => ok(rows.get(await uuidOf(request))),
    [ACCOUNTS]: async (request) => {
      const uuid = await uuidOf(request);
      rows.set(uuid, { uuid, status: "APPROVED" });
      return ok(null);
    },
  });
  const asks: object = { about: "pending" };
  const { result, rerender } = renderHook(
    ({ openId }) => {
      const list = useListBankAccounts(FIRST);
      const review = useReviewBankAccount();
      useShowBankAccount({ body: { uuid: openId } });
      const items = list.data?.items ?? NONE;
      const { data, refetch } = list;
      const answer = { rows: items, count: items.length, asked: asks, before: 0, isAnswer: data !== undefined };
      return { review, refetch, ...useQueue(QUEUE, answer, idOf, openId) };
    },
    { wrapper: inConsole().wrapper, initialProps: { openId: "a0" } },
  );
  const stateOf = (uuid: string) => result.current.rows.find((it) => it.uuid === uuid)?.status;
  /** Approves the open account and opens the next one. */
  const approve = async (uuid: string, next: string) => {
    const body = { uuid, actionType: "approve", playerNote: "", playerCode: "p1" } as const;
    await act(() => result.current.review.send({ body }).then(() => markDecided(uuid)));
    rerender({ openId: next });
    await waitFor(() => expect(stateOf(uuid)).toBe("APPROVED"));
  };
  const reread = () => act(() => result.current.refetch());
  const add = (uuid: string) => {
    const before = [...rows];
    rows.clear();
    for (const [id, row] of [pending(uuid), ...before]) rows.set(id, row);
  };
  const ids = () => result.current.rows.map(idOf);
  return { requests, approve, stateOf, rows, result, reread, add, ids };
};
const NONE: Row[] = [];

beforeEach(() => {
  forgetDecided();
  configureApi({ origin: "http://api.test" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  configureApi({ origin: "" });
});

test("queue: twenty decisions → at most five requests each, decided rows stay", async () => {
  const { requests, approve, result } = open();
  await waitFor(() => expect(result.current.rows).toHaveLength(25));
  const costs: string[][] = [];
  for (let at = 0; at < 20; at += 1) {
    const before = requests.length;
    await approve(`a${at}`, `a${at + 1}`);
    costs.push(requests.slice(before));
  }
  // At most the write, the list, the decided record (still open, then as a row that stays) and the next one.
  expect(costs.map((it) => it.length > 5)).toEqual(costs.map(() => false));
  expect(result.current.rows).toHaveLength(25);
});

test("queue: decided rows stay → counted apart, as is the open row that somebody else decided", async () => {
  const { approve, rows, result } = open();
  await waitFor(() => expect(result.current.rows).toHaveLength(25));
  rows.set("a1", { uuid: "a1", status: "REJECTED", rejectedBy: MARA });
  await approve("a0", "a1");
  await waitFor(() => expect(result.current.others).toEqual([`by ${MARA}`]));
  const { decided, total } = result.current;
  expect({ decided, total, rows: result.current.rows.length }).toEqual({ decided: 1, total: 25, rows: 25 });
});

test("queue: a colleague decided → row stays in its place, in its new state, with the decider", async () => {
  const { rows, result, reread, ids, stateOf } = open();
  await waitFor(() => expect(result.current.rows).toHaveLength(25));
  const before = ids();
  rows.set("a7", { uuid: "a7", status: "REJECTED", rejectedBy: MARA });
  rows.set("a9", { uuid: "a9", status: "APPROVED", rejectedBy: null });
  await reread();
  await waitFor(() => expect([stateOf("a7"), stateOf("a9")]).toEqual(["REJECTED", "APPROVED"]));
  expect(ids()).toEqual(before);
  const notes = result.current.rows.map(decidedNote);
  expect([notes[7], notes[9], notes[8]]).toEqual([`by ${MARA}`, "meanwhile", undefined]);
  expect(result.current.others).toEqual([`by ${MARA}`, "meanwhile"]);
});

test("queue: new rows → counted, shown once asked for; of the next answer at once if it was asked for", async () => {
  const { result, reread, ids, add } = open();
  await waitFor(() => expect(result.current.rows).toHaveLength(25));
  const before = ids();
  add("n1");
  await reread();
  await waitFor(() => expect(result.current.held).toBe(1));
  add("n2");
  await reread();
  await waitFor(() => expect(result.current.held).toBe(2));
  expect(ids()).toEqual(before);
  act(() => result.current.showNew());
  expect(ids()).toEqual(["n2", "n1", ...before]);
  expect(result.current.held).toBe(0);
  add("n3");
  act(() => result.current.takeNext());
  await reread();
  await waitFor(() => expect(ids()[0]).toBe("n3"));
  expect(result.current.held).toBe(0);
});

test("queue: new rows are shown → rows decided by a colleague leave, rows decided here stay", async () => {
  const { approve, rows, result, reread, ids } = open();
  await waitFor(() => expect(result.current.rows).toHaveLength(25));
  await approve("a0", "a1");
  rows.set("a7", { uuid: "a7", status: "REJECTED", rejectedBy: MARA });
  await reread();
  await waitFor(() => expect(result.current.others).toEqual([`by ${MARA}`]));
  act(() => result.current.showNew());
  expect([ids().includes("a0"), ids().includes("a7")]).toEqual([true, false]);
});

test("queue: row is deleted → leaves", async () => {
  const { rows, result, reread, ids } = open();
  await waitFor(() => expect(result.current.rows).toHaveLength(25));
  rows.set("a7", { ...rows.get("a7")!, isDeleted: true });
  await reread();
  await waitFor(() => expect(ids()).not.toContain("a7"));
  expect(result.current.others).toEqual([]);
});

test("queue: record is decided a second time → reread", async () => {
  const { approve, stateOf, rows, result } = open();
  await waitFor(() => expect(result.current.rows).toHaveLength(25));
  await approve("a0", "a1");
  rows.set("a0", { uuid: "a0", status: "REJECTED" });
  act(() => markDecided("a0"));
  await waitFor(() => expect(stateOf("a0")).toBe("REJECTED"));
});
