import type { Db } from "../db/db.ts";
import { toRequest, type Options } from "./to-request.ts";

/** The same calls for every adapter, as requests to one origin: reads, writes, refusals, sessions and faults. */
export const requests = (db: Db, origin: string): { name: string; request: Request }[] => {
  const bank = [...db.banks.values()].find((it) => it.opId === "op-nordlys")!;
  const account = [...db.bankAccounts.values()].find((it) => it.status === "PENDING" && !it.isDeleted)!;
  const page = { page: 1, itemsPerPage: 5, opId: "op-nordlys" };
  const create = {
    opId: "op-nordlys",
    key: "ADAPTED",
    bankName: { en: "Adapted ✓ بنك" },
    order: 1,
    status: "ACTIVE",
  } as const;
  const as = (who: string, headers: Record<string, string> = {}): Options => ({ origin, as: who, headers });
  const faulty = (fault: string): Options => as("admin", { "x-mock-fault": fault });
  const { uuid, player } = account;
  return [
    { name: "nobody", request: toRequest("getSession", undefined, { origin }) },
    { name: "session", request: toRequest("getSession", undefined, as("OPERATOR_MANAGER")) },
    { name: "blocked", request: toRequest("checkMe", undefined, as("blocked")) },
    { name: "no right", request: toRequest("listBanks", { body: page }, as("partner")) },
    {
      name: "badges",
      request: toRequest("getBadges", { query: { opId: "op-nordlys", includeBrands: true } }, as("admin")),
    },
    { name: "list", request: toRequest("listBankAccounts", { body: { ...page, search: "é ب" } }, as("admin")) },
    { name: "refused", request: toRequest("createBank", { body: { ...create, key: "A B" } }, as("admin")) },
    { name: "create", request: toRequest("createBank", { body: create }, as("admin")) },
    { name: "delete", request: toRequest("deleteBank", { query: { uuid: bank.uuid, opId: bank.opId } }, as("admin")) },
    { name: "gone", request: toRequest("showBank", { body: { uuid: bank.uuid } }, as("admin")) },
    {
      name: "review",
      request: toRequest(
        "reviewBankAccount",
        { body: { uuid, actionType: "reject", playerNote: "No.", playerCode: player.playerCode } },
        as("admin"),
      ),
    },
    {
      name: "hostile",
      request: toRequest("listNotifications", undefined, as("admin", { "x-mock-scenario": "hostile" })),
    },
    ...["refused", "refused-silently", "500", "html-502", "cut", "null", "offline", "lost"].map((fault) => ({
      name: `fault ${fault}`,
      request: toRequest("listMenu", undefined, faulty(fault)),
    })),
    { name: "nowhere", request: new Request(`${origin}/api/nowhere`) },
  ];
};

/** The result of a request, which must be the same for every adapter; `broken` when the connection broke. */
export type Outcome =
  | { name: string; status: number; type: string | null; body: string }
  | { name: string; broken: true };

/** Sends the requests one after the other and returns their outcomes. */
export const outcomes = async (
  list: ReturnType<typeof requests>,
  send: (request: Request) => Promise<Response>,
): Promise<Outcome[]> => {
  const all: Outcome[] = [];
  for (const { name, request } of list) {
    try {
      const response = await send(request);
      all.push({
        name,
        status: response.status,
        type: response.headers.get("content-type"),
        body: await response.text(),
      });
    } catch (error) {
      // Every network reports a broken connection as a TypeError.
      if (!(error instanceof TypeError)) throw error;
      all.push({ name, broken: true });
    }
  }
  return all;
};
