import {
  ADMIN,
  answerOf,
  asked,
  bodyOf,
  callOf,
  instead,
  isFrom,
  refusal,
  withBody,
  withHeaders,
  type Planted,
} from "./planted.ts";

type Row = Record<string, unknown>;
type Listed = { data: { items: Row[]; count: number } };

const LIST = "/api/banks/list";
const TOP_UP = "/api/player/wallet/topup";

const banks = { tag: "banks" } as const;

/** Only for rows that the asker must not see: everything else stays refused. */
const asAdmin = (call: string) =>
  instead(call, async (request, handle) => {
    const response = await handle(request.clone());
    return response.status === 404 && isFrom(request, "operator-manager")
      ? handle(await withHeaders(request, ADMIN))
      : response;
  });

const inLatin1 = (body: Row): Row => JSON.parse(JSON.stringify(body).replaceAll(/[\u0100-\u{10FFFF}]/gu, "?")) as Row;

/** Defects that no single answer shows: each call by itself looks right. */
export const hiddenDefects: readonly Planted[] = [
  {
    ...banks,
    check: "lists",
    operations: ["listBanks"],
    name: "rows of equal rank change places from call to call",
    rules: ["list-rows"],
    plant: (handle) => {
      let calls = 0;
      return instead(LIST, async (request) => {
        const body = await bodyOf(request);
        const own = await handle(request);
        const field = body["sortBy"];
        if (own.status !== 200 || typeof field !== "string") return own;
        const all = (await (await handle(withBody(request, { ...body, page: 1, itemsPerPage: 500 }))).json()) as Listed;
        const ranks = Map.groupBy(all.data.items, (it) => JSON.stringify(it[field]));
        calls++;
        const moved = [...ranks.values()].flatMap((ties) => {
          const by = calls % ties.length;
          return [...ties.slice(by), ...ties.slice(0, by)];
        });
        const size = Number(body["itemsPerPage"]);
        const start = (Number(body["page"]) - 1) * size;
        const page = (await own.json()) as Listed;
        return answerOf(200, { ...page, data: { ...page.data, items: moved.slice(start, start + size) } });
      })(handle);
    },
  },
  {
    tag: "bank-accounts",
    check: "rights",
    operations: ["showBankAccount"],
    name: "a record of another operator is shown by its id",
    rules: ["foreign-rows"],
    plant: asAdmin("/api/paymentsV2/withdraw/bank-accounts/show"),
  },
  {
    tag: "support",
    check: "rights",
    operations: ["updateTicketStatus"],
    name: "a record of another operator is changed by its id",
    rules: ["foreign-rows"],
    plant: asAdmin("/api/admin/support/agent/tickets/status"),
  },
  {
    ...banks,
    check: "records",
    operations: ["updateBank"],
    name: "a list does not see a change",
    rules: ["write-lost"],
    plant: (handle) => {
      const cache = new Map<string, Response>();
      return async (request) => {
        if (["/api/banks", "DELETE /api/banks"].includes(callOf(request))) cache.clear();
        if (callOf(request) !== LIST) return handle(request);
        const key = `${request.headers.get("cookie")} ${JSON.stringify(await bodyOf(request))}`;
        const response = cache.get(key) ?? (await handle(request));
        if (response.status === 200) cache.set(key, response);
        return response.clone();
      };
    },
  },
  {
    tag: "wallet",
    check: "keys",
    operations: ["topUpWallet"],
    name: "two at once with one key are both carried out",
    rules: ["key-ignored"],
    plant: (handle) => {
      const running = new Set<string>();
      return instead(TOP_UP, async (request) => {
        const key = request.headers.get("idempotency-key") ?? "";
        if (running.has(key)) return handle(await withHeaders(request, { "idempotency-key": "" }));
        running.add(key);
        await Promise.resolve();
        const response = await handle(request);
        running.delete(key);
        return response;
      })(handle);
    },
  },
  {
    ...banks,
    check: "records",
    operations: ["deleteBank"],
    name: "an id that nothing has any more fails in the server",
    rules: ["delete-lost"],
    plant: instead("/api/banks/show", async (request, handle) => {
      const response = await handle(request);
      return response.status === 404 ? refusal(500) : response;
    }),
  },
  {
    ...banks,
    check: "records",
    operations: ["deleteBank"],
    name: "a change of a record that is not there succeeds",
    rules: ["delete-lost"],
    plant: (handle, { db }) =>
      instead("PUT /api/banks", async (request) => {
        const { dto } = (await bodyOf(request)) as { dto?: { uuid?: string } };
        const response = await handle(request);
        if (response.status !== 404 || !dto?.uuid || db.banks.has(dto.uuid)) return response;
        return answerOf(200, { status: 200, success: true, data: null, messages: [] });
      })(handle),
  },
  {
    ...banks,
    check: "records",
    operations: ["createBank"],
    name: "letters of other scripts become question marks",
    rules: ["write-lost"],
    plant: asked("/api/banks", inLatin1),
  },
];
