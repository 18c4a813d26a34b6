import { render, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { modules } from "../modules.ts";

const pages = modules.flatMap((module) => module.pages);
const panels = modules.flatMap((module) => module.panels);

afterEach(() => void vi.unstubAllGlobals());

/** Returns the input of a request: query parameters and JSON body. */
const inputOf = async (request: Request): Promise<Record<string, unknown>> => ({
  ...Object.fromEntries(new URL(request.url).searchParams),
  ...(request.method === "GET" ? {} : ((await request.json()) as object)),
});

/** Opens a page as an account. Returns the list that collects the inputs of its requests. */
const openAt = async (address: string, account: string) => {
  const requests: Record<string, unknown>[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    requests.push(await inputOf(request));
    return Response.json({ success: false, data: null, messages: ["No."] }, { status: 403 });
  });
  const path = address.split("?")[0];
  const { default: Page } = await pages.find((page) => page.path === path)!.page();
  render(<Page />, { wrapper: inConsole({ account, at: address, panels }).wrapper });
  return requests;
};

const FROM = "2026-11-01T00:00:00.000Z";
const TO = "2026-11-02T00:00:00.000Z";

/** The documented filters (money §4, §6, §9): name, address that sets the filter, and input that is sent. */
const FILTERS: [name: string, address: string, sent: Record<string, unknown>][] = [
  ["operator", "/players?opId=op-nordlys", { opId: "op-nordlys" }],
  ["role", "/settings/admins?role=PARTNER", { appliedFilters: expect.objectContaining({ role: "PARTNER" }) as object }],
  ["period preset", "/bets?period=TODAY", { from: expect.any(String) as string }],
  ["from and to", `/bets?period=${FROM}..${TO}`, { from: FROM, to: TO }],
  ["transaction status", "/transactions/list?status=REJECTED", { status: "REJECTED" }],
  ["transaction type", "/transactions/list?transactionTypes=TOPUP", { transactionTypes: ["TOPUP"] }],
  ["transaction sub type", "/transactions/list?transactionSubType=OTHER", { transactionSubType: "OTHER" }],
  ["is-FTD", "/deposit/list?isFTD=true", { isFTD: true }],
  ["bet ID", "/bets?betId=S-1_a/2", { betId: "S-1_a/2" }],
  ["bet status", "/bets?status=CASHBACK", { status: "CASHBACK" }],
  ["bet type", "/bets?betType=CASINO", { betType: "CASINO" }],
  ["bet mode", "/bets?betMode=SINGLE", { betMode: "SINGLE" }],
  ["event", "/bets?betType=SPORT&betMode=SINGLE&event=Final", { event: "Final" }],
  ["tournament of a sport bet", "/bets?betType=SPORT&betMode=SINGLE&tournament=Cup", { tournament: "Cup" }],
  ["discipline", "/bets?betType=SPORT&betMode=SINGLE&discipline=Tennis", { discipline: "Tennis" }],
  ["ticket status", "/support?statuses=REPLIED", { statuses: ["REPLIED"] }],
  ["one ticket status", "/support?status=CLOSED", { statuses: ["CLOSED"] }],
  ["game status", "/gamesV2?status=MAINTENANCE", { status: "MAINTENANCE" }],
  ["operator game status", "/games?status=DEPRECATE", { status: "DEPRECATE" }],
  ["game tag", "/gamesV2?tag=new", { tag: "new" }],
  ["game category", "/gamesV2?category=slots", { category: "slots" }],
  ["original provider", "/gamesV2?providerId=prv-007", { providerId: "prv-007" }],
  ["jurisdiction", "/gamesV2?jurisdiction=MT", { jurisdiction: "MT" }],
  ["game by name", "/games-cms/operator-games?gameId=imoon-00417", { gameId: "imoon-00417" }],
  ["game", "/games?gameId=imoon-00417", { gameId: "imoon-00417" }],
  ["player", "/bets?playerCode=8F2K", { playerCode: "8F2K" }],
  ["partner", "/partners/withdraw?partnerId=pt-4711", { partnerId: "pt-4711" }],
  ["partner type", "/partners/list?partnerType=BRANDED", { partnerType: "BRANDED" }],
  ["permissions", "/settings/staff-permissions?tag=money", { tag: "money" }],
  ["tournament category", "/tournament/list?category=SPORTS", { category: "SPORTS" }],
  ["tournament status", "/tournament/list?status=EXPIRED", { status: "EXPIRED" }],
  ["network", "/settings/crypto-networks?network=Polygon+Test", { network: "Polygon Test" }],
  ["app state", "/tech-support?appState=STOPPED", { appState: "STOPPED" }],
  ["environment", "/tech-support?environment=PREPROD", { environment: "PREPROD" }],
  ["activity log action", "/settings/activities?subtype=USER_BLOCKED", { subtype: "USER_BLOCKED" }],
  ["activity log group", "/settings/activities?type=CMS", { type: "CMS" }],
];

const DOMAINS = "/settings/cf-account-v2/domains";

/** Filters for platform staff only (money §6). */
const OF_PLATFORM: typeof FILTERS = [
  ["operator ID", "/brands?parentOpId=op-nordlys", { parentOpId: "op-nordlys" }],
  ["player UID", "/players?playerId=6650d2c1a1", { playerId: "6650d2c1a1" }],
  ["player ID", "/bets?playerId=6650d2c1a1", { playerId: "6650d2c1a1" }],
  ["extra providers", "/withdraw/list?paymentProvider=cpg", { paymentProvider: "cpg" }],
  ["cloud status", `${DOMAINS}?cfZoneStatus=pending`, { cfZoneStatus: "pending" }],
  ["AFD profile", `${DOMAINS}?afdProfileName=afd-one`, { afdProfileName: "afd-one" }],
  ["cloud account", `${DOMAINS}?cfAccountId=cf-1`, { cfAccountId: "cf-1" }],
  ["has pending debit", "/players?hasPendingDebit=true", { hasPendingDebit: true }],
  ["locked", `${DOMAINS}?isLocked=true`, { isLocked: "true" }],
  ["backoffice", `${DOMAINS}?isBackoffice=true`, { isBackoffice: "true" }],
  ["brand", `${DOMAINS}?isBrand=true`, { isBrand: "true" }],
  ["internal", `${DOMAINS}?isInternal=true`, { isInternal: "true" }],
];

describe("documented filters", () => {
  it.each([...FILTERS, ...OF_PLATFORM])(
    "%s filter: set by the address %s → sent with the list call",
    async (_, address, sent) => {
      const requests = await openAt(address, "admin");
      await waitFor(() => expect(requests).toContainEqual(expect.objectContaining(sent)));
    },
  );

  it.each(OF_PLATFORM)("%s filter: operator staff open %s → not sent", async (_, address, sent) => {
    const requests = await openAt(address, "operator-admin");
    await waitFor(() =>
      expect(requests).toContainEqual(expect.objectContaining({ page: expect.anything() as unknown })),
    );
    expect(requests).not.toContainEqual(expect.objectContaining(sent));
  });
});
