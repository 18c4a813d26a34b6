import { getSession, listBanks } from "@backoffice/api-client";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "history";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { accountOf } from "@backoffice/mocks";
import { bankList } from "../../features/banks/bank-list/bank-list.module.ts";
import { quickDashboard } from "../../features/dashboards/quick-dashboard/quick-dashboard.module.ts";
import { readAhead, readWithNavigation } from "./read-ahead.ts";

const BANKS = "/withdraw/bank-list";
const pages = [...bankList.pages, ...quickDashboard.pages];
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
const start = (account = "super-admin") => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } });
  const { user, permissions } = accountOf(account)!;
  client.setQueryData(getSession.options().queryKey, { ...user, permissions: [...permissions] });
  const history = createMemoryHistory({ initialEntries: ["/quick-dashboard"] });
  readWithNavigation({ client, pages }, history);
  return { client, history };
};
const asked = () => vi.waitFor(() => expect(sent).not.toEqual([]));
/** Waits until a navigation would have sent its read. */
const loaded = () => import("./first-read.ts").then(() => new Promise((resolve) => setTimeout(resolve)));

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
  ["a panel over the same page", "super-admin", "/quick-dashboard?panel=bank-edit"],
  ["the default content", "super-admin", `${BANKS}?opId=DEFAULT`],
])("read ahead: navigation, %s → nothing is read", async (_, account, to) => {
  const { history } = start(account);
  history.push(to);
  await loaded();
  expect(sent).toEqual([]);
});

it("read ahead: signed out → nothing is read", async () => {
  await readAhead({ client: new QueryClient(), pages }, { pathname: BANKS, search: "" }, new AbortController().signal);
  expect(sent).toEqual([]);
});
