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

/** A console in which an account is signed in, at the dashboard. */
const start = (account = "super-admin") => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } });
  const { user, permissions } = accountOf(account)!;
  client.setQueryData(getSession.options().queryKey, { ...user, permissions: [...permissions] });
  const history = createMemoryHistory({ initialEntries: ["/quick-dashboard"] });
  readWithNavigation({ client, pages }, history);
  return { client, history };
};
const asked = () => vi.waitFor(() => expect(sent).not.toEqual([]));
/** Waits for what a navigation would have started. */
const loaded = () => import("./first-read.ts").then(() => new Promise((resolve) => setTimeout(resolve)));

it("navigation to a list: its first read is sent at once, as the list asks it", async () => {
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
  // The list joins it.
  void client.query(listBanks.options({ body })).catch(() => undefined);
  expect(sent).toHaveLength(1);
});

it("navigation to another page: the read that nobody waits for is cancelled", async () => {
  const { history } = start();
  history.push(BANKS);
  await asked();
  history.push("/settings/dev");
  await vi.waitFor(() => expect(sent[0]!.signal.aborted).toBe(true));
});

it("navigation while a list waits for its read: the read goes on until the list is gone", async () => {
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
])("navigation: %s → nothing is read ahead", async (_, account, to) => {
  const { history } = start(account);
  history.push(to);
  await loaded();
  expect(sent).toEqual([]);
});

it("nobody is signed in: nothing is read ahead", async () => {
  await readAhead({ client: new QueryClient(), pages }, { pathname: BANKS, search: "" }, new AbortController().signal);
  expect(sent).toEqual([]);
});
