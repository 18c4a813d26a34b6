import {
  configureApi,
  reviewBankAccount,
  showBankAccount,
  useListBankAccounts,
  verifyDeposit,
} from "@backoffice/api-client";
import { toast, Toaster } from "@backoffice/ui";
import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { unknownOutcomes } from "#kit/submit/unknown-outcomes.ts";
import { resetStores } from "#kit/state/create-store.ts";
import { useSession } from "#kit/session/session.ts";
import { bulkCall, rereadBy, type Bulk, type BulkAction } from "../bulk.ts";
import { PlaceProvider } from "#kit/kept-pages/use-place.ts";
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
const started = (action: BulkAction<Row>, rows = ROWS) => ({
  title: `Reject ${String(rows.length)} bank accounts`,
  action,
  rows,
  answerFor,
});

beforeEach(() => configureApi({ origin: "http://api.test" }));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  resetStores();
  toast.clear();
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
  const place = { shown: true, visits: 1, first: true, keep: () => undefined };
  const drawn = renderHook(
    () => {
      useListBankAccounts(FIRST);
      const { userId } = useSession();
      const kept = runKey(userId, "/withdraw/bank-accounts");
      return { ...useBulkRun(bulk, idOf, kept), userId, kept };
    },
    {
      wrapper: ({ children }) =>
        wrapper({
          children: (
            <>
              <PlaceProvider value={{ ...place }}>{children}</PlaceProvider>
              <Toaster />
            </>
          ),
        }),
    },
  );
  /** The page is left, and kept behind the next one. */
  const hide = () => {
    place.shown = false;
    drawn.rerender();
  };
  await waitFor(() => expect(lists).toHaveBeenCalledOnce());
  const start = (action = reject, rows = ROWS) => act(async () => drawn.result.current.start(started(action, rows)));
  const over = () => waitFor(() => expect(drawn.result.current.shown?.running).toBe(false));
  const states = () => drawn.result.current.shown?.results.map(({ state }) => state);
  return { ...drawn, asked, lists, start, over, states, hide };
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
  resetStores();
  vi.unstubAllGlobals();
  sessionStorage.setItem(first.result.current.kept, kept!);
  const second = await open(() => ok({}));
  expect(second.states()).toEqual(["unknown", "unknown", "unknown"]);
  act(() => second.result.current.retry());
  expect(second.asked).not.toContain(ACCOUNTS);
  act(() => second.result.current.close());
  expect(sessionStorage.getItem(first.result.current.kept)).toBeNull();
});

it("bulk run: tab is duplicated with rows in progress → the copy calls none of them unknown or not sent", async () => {
  const held: { name: string }[] = [];
  const request = (name: string) => Promise.resolve(void held.push({ name }));
  Object.defineProperty(navigator, "locks", {
    configurable: true,
    value: { request, query: () => Promise.resolve({ held }) },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "locks"));
  const first = await open(() => new Promise<Response>(() => undefined));
  await first.start();
  await waitFor(() => expect(first.states()).toEqual(["sending", "sending", "sending"]));
  const { kept } = first.result.current;
  const stored = sessionStorage.getItem(kept)!;
  first.unmount();
  // The copy has the storage, and nothing that runs.
  resetStores();
  vi.unstubAllGlobals();
  sessionStorage.setItem(kept, stored);
  const copy = await open(() => ok({}));
  await waitFor(() => expect(copy.result.current.shown).toBeUndefined());
  expect(sessionStorage.getItem(kept)).toBeNull();
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

const SIX: Row[] = ["a", "b", "c", "d", "e", "f"].map((uuid) => ({ uuid, status: "PENDING" }));
const refusal = () => Response.json({ success: false, data: null, messages: ["Locked."] });

it.each([
  ["is left and kept", "hide"],
  ["is left and gone", "unmount"],
] as const)(
  "bulk run: page %s in between → rest is not sent, staff are told, results are found again",
  async (_name, leave) => {
    const answer = Promise.withResolvers<undefined>();
    const first = await open(() => answer.promise.then(refusal));
    await first.start(reject, SIX);
    await waitFor(() => expect(first.states()?.filter((state) => state === "sending")).toHaveLength(4));
    act(() => first[leave]());
    expect(screen.queryByText(/You left the page/)).toBeNull();
    answer.resolve(undefined);
    if (leave === "unmount") render(<Toaster />);
    const told = "Note: You left the page during a bulk action: 4 refused, 2 not sent. Reject 6 bank accounts · Open";
    await waitFor(() => expect(screen.getByLabelText("Messages").textContent).toContain(told));
    expect(screen.getByRole("link", { name: "Open" }).getAttribute("href")).toBe("/withdraw/bank-accounts");
    expect(first.asked.filter((path) => path === ACCOUNTS)).toHaveLength(4);
    first.unmount();
    vi.unstubAllGlobals();
    const second = await open(() => ok({}));
    expect(second.states()).toEqual(["refused", "refused", "refused", "refused", "not-sent", "not-sent"]);
  },
);

it("bulk run: page stays on screen → no message besides the results", async () => {
  const { start, over } = await open(() => ok({}));
  await start();
  await over();
  expect(screen.queryByText(/You left the page/)).toBeNull();
});

it("bulk run: session expires in between → those rows are signed out, not refused, and are not offered again", async () => {
  let left = 1;
  const { start, over, states, asked, result } = await open(() => {
    left -= 1;
    return left < 0 ? new Response("{}", { status: 401 }) : ok({});
  });
  await start();
  await over();
  expect(states()?.toSorted()).toEqual(["done", "signed-out", "signed-out"]);
  const sent = asked.length;
  await act(async () => result.current.retry());
  expect(asked).toHaveLength(sent);
});
