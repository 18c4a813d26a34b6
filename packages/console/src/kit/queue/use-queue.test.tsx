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
import { forgetDecided, markDecided } from "./queue.ts";
import { useQueue, type Queue } from "./use-queue.ts";

type Row = { uuid: string; status: string };

const ACCOUNTS = "/api/paymentsV2/withdraw/bank-accounts";
const QUEUE: Queue = {
  waiting: { status: "PENDING" },
  since: "createdAt",
  read: (uuid) => showBankAccount.options({ body: { uuid } }),
};
const idOf = ({ uuid }: Row) => uuid;
const FIRST = { body: { opId: "*", page: 1, itemsPerPage: 50 } } as const;

/** A queue of 25 accounts, the first of which is open. */
const open = () => {
  const rows = new Map(
    Array.from({ length: 25 }, (_, at): [string, Row] => [`a${at}`, { uuid: `a${at}`, status: "PENDING" }]),
  );
  const waiting = () => [...rows.values()].filter(({ status }) => status === "PENDING");
  const uuidOf = async (request: Request) => ((await request.json()) as { uuid: string }).uuid;
  const asked = stubApi({
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
      return { review, ...useQueue(QUEUE, { rows: items, count: items.length, asked: asks }, idOf, openId) };
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
  return { asked, approve, stateOf, rows, result };
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
  const { asked, approve, result } = open();
  await waitFor(() => expect(result.current.rows).toHaveLength(25));
  const costs: string[][] = [];
  for (let at = 0; at < 20; at += 1) {
    const before = asked.length;
    await approve(`a${at}`, `a${at + 1}`);
    costs.push(asked.slice(before));
  }
  // At most the write, the list, the decided record (still open, then as a row that stays) and the next one.
  expect(costs.map((it) => it.length > 5)).toEqual(costs.map(() => false));
  expect(result.current.rows).toHaveLength(25);
});

test("queue: decided rows stay → counted apart, as is the open row that somebody else decided", async () => {
  const { approve, rows, result } = open();
  await waitFor(() => expect(result.current.rows).toHaveLength(25));
  rows.set("a1", { uuid: "a1", status: "REJECTED" });
  await approve("a0", "a1");
  const { decided, others, total } = result.current;
  expect({ decided, others, total, rows: result.current.rows.length }).toEqual({
    decided: 1,
    others: 1,
    total: 25,
    rows: 25,
  });
});

test("queue: record is decided a second time → reread", async () => {
  const { approve, stateOf, rows, result } = open();
  await waitFor(() => expect(result.current.rows).toHaveLength(25));
  await approve("a0", "a1");
  rows.set("a0", { uuid: "a0", status: "REJECTED" });
  act(() => markDecided("a0"));
  await waitFor(() => expect(stateOf("a0")).toBe("REJECTED"));
});
