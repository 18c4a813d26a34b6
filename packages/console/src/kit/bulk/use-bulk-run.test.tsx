import {
  configureApi,
  reviewBankAccount,
  showBankAccount,
  useListBankAccounts,
  verifyDeposit,
} from "@backoffice/api-client";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { unknownOutcomes } from "../submit/unknown-outcomes.ts";
import { useSession } from "../session/session.ts";
import { bulkCall, rereadBy, type Bulk, type BulkAction } from "./bulk.ts";
import { runKey } from "./kept-run.ts";
import { useBulkRun } from "./use-bulk-run.ts";

type Row = { uuid: string; status: string };

const ACCOUNTS = "/api/paymentsV2/withdraw/bank-accounts";
const VERIFY = "/api/transactionsV2/deposit/verify";
const FIRST = { body: { opId: "*", page: 1, itemsPerPage: 50 } } as const;
const ROWS: Row[] = ["a", "b", "c"].map((uuid) => ({ uuid, status: "PENDING" }));

const reject: BulkAction<Row> = {
  id: "reject",
  verb: "Reject",
  tone: "danger",
  call: ({ uuid }, { note }) =>
    bulkCall(reviewBankAccount, { body: { uuid, actionType: "reject", playerNote: note, playerCode: "P1" } }),
};
const verify: BulkAction<Row> = {
  id: "verify",
  verb: "Verify",
  tone: "primary",
  call: ({ uuid }) => bulkCall(verifyDeposit, { body: { txId: uuid } }),
  locks: ({ uuid }) => [{ panel: "verify-deposit-confirmation", params: { tx: { txId: uuid } as never } }],
};
const bulk: Bulk<Row> = {
  noun: ["bank account", "bank accounts"],
  name: ({ uuid }) => uuid,
  decisive: ["status"],
  reread: rereadBy(showBankAccount, ({ uuid }: Row) => ({ body: { uuid } })) as never,
  actions: [reject, verify],
};
const idOf = ({ uuid }: Row) => uuid;
const answerFor = () => ({ note: "Not yours.", chosen: false });
const started = (action: BulkAction<Row>) => ({ title: "Reject 3 bank accounts", action, rows: ROWS, answerFor });

beforeEach(() => configureApi({ origin: "http://api.test" }));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

/** Renders a list of bank accounts with its bulk run; `write` answers the writes. */
const open = async (write: (request: Request) => Response | Promise<Response>) => {
  const lists = vi.fn();
  const asked = stubApi({
    [`${ACCOUNTS}/list`]: () => {
      lists();
      return ok({ items: [], count: 0, remaining: 0 });
    },
    [`${ACCOUNTS}/show`]: async (request) => ok({ ...((await request.json()) as object), status: "PENDING" }),
    [ACCOUNTS]: write,
    [VERIFY]: write,
  });
  const { wrapper } = inConsole({ at: "/withdraw/bank-accounts" });
  const drawn = renderHook(
    () => {
      useListBankAccounts(FIRST);
      const { userId } = useSession();
      const kept = runKey(userId, "/withdraw/bank-accounts");
      return { ...useBulkRun(bulk, idOf, kept), userId, kept };
    },
    { wrapper },
  );
  await waitFor(() => expect(lists).toHaveBeenCalledOnce());
  const start = (action = reject) => act(async () => drawn.result.current.start(started(action)));
  const over = () => waitFor(() => expect(drawn.result.current.shown?.running).toBe(false));
  const states = () => drawn.result.current.shown?.results.map(({ state }) => state);
  return { ...drawn, asked, lists, start, over, states };
};

/** Whether the browser would ask before the tab closes. */
const warns = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("bulk run: three rows → each is sent once, list is reread once", async () => {
  const { start, over, states, lists, asked } = await open(() => ok({}));
  await start();
  await over();
  expect(states()).toEqual(["done", "done", "done"]);
  expect(asked.filter((path) => path === ACCOUNTS)).toHaveLength(3);
  await waitFor(() => expect(lists).toHaveBeenCalledTimes(2));
});

it("bulk run: in progress → browser asks before the tab closes, not afterwards", async () => {
  const answer = Promise.withResolvers<Response>();
  const { start, over } = await open(() => answer.promise.then((response) => response.clone()));
  expect(warns()).toBe(false);
  await start();
  expect(warns()).toBe(true);
  answer.resolve(ok({}));
  await over();
  expect(warns()).toBe(false);
});

it("bulk run: page is reloaded with rows in progress → rows are unknown, nothing is sent", async () => {
  const first = await open(() => new Promise<Response>(() => undefined));
  await first.start();
  await waitFor(() => expect(first.states()).toEqual(["sending", "sending", "sending"]));
  const kept = sessionStorage.getItem(first.result.current.kept);
  first.unmount();
  vi.unstubAllGlobals();
  sessionStorage.setItem(first.result.current.kept, kept!);
  const second = await open(() => ok({}));
  expect(second.states()).toEqual(["unknown", "unknown", "unknown"]);
  act(() => second.result.current.retry());
  expect(second.asked).not.toContain(ACCOUNTS);
  act(() => second.result.current.close());
  expect(sessionStorage.getItem(first.result.current.kept)).toBeNull();
});

it("bulk run: retried → only refused rows are sent again, with new idempotency keys", async () => {
  const keys = new Map<string, (string | null)[]>();
  const { start, over, states, result } = await open(async (request) => {
    const { uuid } = (await request.json()) as Row;
    const sent = [...(keys.get(uuid) ?? []), request.headers.get("Idempotency-Key")];
    keys.set(uuid, sent);
    if (uuid === "a") return new Response("", { status: 502 });
    const refuses = uuid === "b" && sent.length === 1;
    return refuses ? Response.json({ success: false, data: null, messages: ["Locked."] }) : ok({});
  });
  await start();
  await over();
  expect(states()).toEqual(["unknown", "refused", "done"]);
  await act(async () => result.current.retry());
  await over();
  await waitFor(() => expect(states()).toEqual(["unknown", "done", "done"]));
  const counts = Object.fromEntries([...keys].map(([uuid, sent]) => [uuid, new Set(sent).size]));
  expect(counts).toEqual({ a: 1, b: 2, c: 1 });
});

it("bulk run: money with an unknown outcome → kept for the single panel, with its idempotency key", async () => {
  const keys: (string | null)[] = [];
  const { start, over, result } = await open((request) => {
    keys.push(request.headers.get("Idempotency-Key"));
    return new Response("", { status: 502 });
  });
  await start(verify);
  await over();
  const kept = unknownOutcomes(result.current.userId);
  expect(new Set(kept.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(keys));
  expect(kept).toHaveLength(3);
  expect(kept[0]).toMatchObject({
    operation: "verifyDeposit",
    label: "Verify bank account",
    page: "/withdraw/bank-accounts",
    panel: expect.stringMatching(/^verify-deposit-confirmation:/),
  });
});
