import { getSession, listBanks, showBank } from "@backoffice/api-client";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { createMemoryHistory } from "history";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { accountOf } from "@backoffice/mocks";
import { bankList } from "../../features/banks/bank-list/bank-list.module.ts";
import { quickDashboard } from "../../features/dashboards/quick-dashboard/quick-dashboard.module.ts";
import { createRegistry } from "#kit/pages/registry.ts";
import { isReadAhead, readAhead, readWithNavigation } from "./read-ahead.ts";

const BANKS = "/withdraw/bank-list";
const BANK = `${BANKS}?panel=bank-edit&uuid=7`;
const registry = createRegistry([bankList, quickDashboard]);
const sent: Request[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", (request: Request) => {
    sent.push(request);
    return new Promise((_, reject) =>
      request.signal.addEventListener("abort", () => reject(request.signal.reason as Error)),
    );
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** Starts a console at the dashboard, with the account signed in. */
const start = (account = "super-admin", at = "/quick-dashboard") => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } });
  const { user, permissions } = accountOf(account)!;
  client.setQueryData(getSession.options().queryKey, { ...user, permissions: [...permissions] });
  const history = createMemoryHistory({ initialEntries: [at] });
  const readOpen = readWithNavigation({ client, ...registry }, history);
  return { client, history, readOpen };
};
const asked = () => vi.waitFor(() => expect(sent).not.toEqual([]));
/** Waits until a navigation would have sent its read. */
const loaded = () =>
  Promise.all([import("./first-read.ts"), import("./panel-reads.ts")]).then(
    () => new Promise((resolve) => setTimeout(resolve)),
  );
const paths = () => sent.map(({ url }) => new URL(url).pathname);

it("read ahead: navigation to a list → its first read is sent at once, with the list's input", async () => {
  const { client, history } = start();
  history.push(`${BANKS}?opId=op-nordlys&is-test=true`);
  await asked();
  const body = {
    opId: "op-nordlys",
    isTest: true,
    page: 1,
    itemsPerPage: 50,
    sortBy: "order",
    sortDirection: "asc",
  } as const;
  expect(await sent[0]!.json()).toEqual(body);
  // The list's own read joins the request.
  void client.query(listBanks.options({ body })).catch(() => undefined);
  expect(sent).toHaveLength(1);
});

it("read ahead: navigation to another page → unused read is cancelled", async () => {
  const { history } = start();
  history.push(BANKS);
  await asked();
  history.push("/settings/dev");
  await vi.waitFor(() => expect(sent[0]!.signal.aborted).toBe(true));
});

it("read ahead: navigation while a list observes the read → read continues", async () => {
  const { client, history } = start();
  history.push(BANKS);
  await asked();
  const query = client.getQueryCache().findAll({ fetchStatus: "fetching" })[0]!;
  vi.spyOn(query, "getObserversCount").mockReturnValue(1);
  history.push("/settings/dev");
  await loaded();
  expect(sent[0]!.signal.aborted).toBe(false);
});

it.each([
  ["a filter in the address", "super-admin", `${BANKS}?search=nordea`],
  ["no such page", "super-admin", "/nowhere"],
  ["no right to open the page", "partner", BANKS],
  ["a panel that adds a record", "super-admin", "/quick-dashboard?panel=bank-edit"],
  ["no right to open the panel", "partner", "/quick-dashboard?panel=bank-edit&uuid=7"],
  ["a panel over the default content", "super-admin", "/quick-dashboard?panel=bank-edit&uuid=7&opId=DEFAULT"],
  ["the default content", "super-admin", `${BANKS}?opId=DEFAULT`],
])("read ahead: navigation, %s → nothing is read", async (_, account, to) => {
  const { history } = start(account);
  history.push(to);
  await loaded();
  expect(sent).toEqual([]);
});

it("read ahead: signed out → nothing is read", async () => {
  await readAhead(
    { client: new QueryClient(), ...registry },
    { pathname: BANKS, search: "" },
    new AbortController().signal,
  );
  expect(sent).toEqual([]);
});

it("read ahead: panel opens over the page → its read is sent once, with its parameter", async () => {
  const { client, history } = start("super-admin", BANKS);
  history.push(BANK);
  await asked();
  expect(await sent[0]!.json()).toEqual({ uuid: "7" });
  // The panel's own read joins the request.
  void client.query({ ...showBank.options({ body: { uuid: "7" } }), staleTime: 0 }).catch(() => undefined);
  history.replace(`${BANK}&panelTab=JSON`);
  await loaded();
  expect(paths()).toEqual(["/api/banks/show"]);
});

it("read ahead: address with a panel is opened → reads of the page and of the panel are sent", async () => {
  const { readOpen } = start("super-admin", BANK);
  readOpen();
  await vi.waitFor(() => expect(paths().toSorted()).toEqual(["/api/banks/list", "/api/banks/show"]));
});

it("read ahead: another record, then no panel → the read before is cancelled", async () => {
  const { history } = start("super-admin", BANKS);
  history.push(BANK);
  await asked();
  history.replace(`${BANKS}?panel=bank-edit&uuid=8`);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  history.replace(BANKS);
  await vi.waitFor(() => expect(sent[1]!.signal.aborted).toBe(true));
});

it("read ahead: answer arrives before the panel → panel does not send it again, a dialog over it does", async () => {
  const { client, history } = start("super-admin", BANKS);
  client.setDefaultOptions({ queries: { refetchOnMount: (query) => !isReadAhead(query) } });
  const options = { ...showBank.options({ body: { uuid: "7" } }), staleTime: 0 };
  vi.stubGlobal("fetch", async (request: Request) => {
    sent.push(request);
    return Response.json({ success: true, data: { uuid: "7" } });
  });
  history.push(BANK);
  await vi.waitFor(() => expect(client.getQueryState(options.queryKey)).toMatchObject({ status: "success" }));
  const panel = new QueryObserver(client, options).subscribe(() => undefined);
  expect(sent).toHaveLength(1);
  const dialog = new QueryObserver(client, options).subscribe(() => undefined);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  for (const stop of [dialog, panel]) stop();
});
