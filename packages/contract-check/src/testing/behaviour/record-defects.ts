import {
  ADMIN,
  answered,
  answerOf,
  asked,
  bodyOf,
  callOf,
  instead,
  listed,
  refusal,
  withHeaders,
  type Planted,
} from "./planted.ts";

const banks = { tag: "banks", check: "records" } as const;
const keys = { tag: "banks", check: "keys", operations: ["createBank"] } as const;

const freeOfKey = { "idempotency-key": "" };

/** Defects of records after a write, and of Idempotency-Keys. */
export const recordDefects: readonly Planted[] = [
  {
    ...banks,
    operations: ["updateBank"],
    name: "a change of one field is lost",
    rules: ["write-lost"],
    plant: asked("PUT /api/banks", (it) => ({ ...it, dto: { ...(it["dto"] as object), order: 3 } })),
  },
  {
    ...banks,
    operations: ["createBank"],
    name: "a new record has another value",
    rules: ["write-lost"],
    plant: asked("/api/banks", (it) => ({ ...it, status: "INACTIVE" })),
  },
  {
    ...banks,
    operations: ["createBank"],
    name: "a new record is not listed",
    rules: ["write-lost"],
    plant: (handle, { db }) => {
      const known = new Set(db.banks.keys());
      return listed("/api/banks/list", ({ items }) => {
        const old = items.filter((it) => known.has(String(it["uuid"])));
        return { items: old, count: old.length };
      })(handle);
    },
  },
  {
    ...banks,
    operations: ["createBank"],
    name: "a new record is listed twice",
    rules: ["write-lost"],
    plant: (handle, { db }) => {
      const known = new Set(db.banks.keys());
      return listed("/api/banks/list", ({ items, count }) => {
        const added = items.filter((it) => !known.has(String(it["uuid"])));
        return { items: [...items, ...added], count: count + added.length };
      })(handle);
    },
  },
  {
    ...banks,
    operations: ["createBank", "updateBank"],
    name: "the record that is shown is another one",
    rules: ["write-lost"],
    plant: (handle, { db }) => answered("/api/banks/show", () => [...db.banks.values()][0])(handle),
  },
  {
    ...banks,
    operations: ["deleteBank"],
    name: "a deleted record stays",
    rules: ["delete-lost"],
    plant: instead("DELETE /api/banks", async () =>
      answerOf(200, { status: 200, success: true, data: null, messages: [] }),
    ),
  },
  {
    ...banks,
    operations: ["deleteBank"],
    name: "a deleted record is shown",
    rules: ["delete-lost"],
    plant: (handle) => {
      let last: Response | undefined;
      return instead("/api/banks/show", async (request) => {
        const response = await handle(request);
        if (response.status === 200) last = response.clone();
        return response.status === 404 && last ? last.clone() : response;
      })(handle);
    },
  },
  {
    ...banks,
    check: "effects",
    operations: ["createBank"],
    name: "a write changes what it should leave alone",
    rules: ["stale-read"],
    plant: (handle) => {
      let count = 0;
      const counted = answered("/api/banks/show", (data: object) => ({ ...data, order: count }))(handle);
      return async (request) => {
        const response = await counted(request);
        if (callOf(request) === "/api/banks" && response.status === 200) count++;
        return response;
      };
    },
  },
  {
    ...keys,
    name: "a key is ignored, and the second is refused",
    rules: ["key-ignored"],
    plant: instead("/api/banks", async (request, handle) => handle(await withHeaders(request, freeOfKey))),
  },
  {
    ...keys,
    name: "a repeated key is refused",
    rules: ["key-ignored"],
    plant: (handle) => {
      const seen = new Set<string>();
      return instead("/api/banks", async (request) => {
        const key = request.headers.get("idempotency-key") ?? "";
        if (seen.has(key)) return refusal(409);
        const response = await handle(request);
        if (response.status === 200) seen.add(key);
        return response;
      })(handle);
    },
  },
  {
    ...keys,
    name: "a key is ignored, and the record is there twice",
    rules: ["key-ignored"],
    plant: (handle) => {
      const seen = new Set<string>();
      return instead("/api/banks", async (request) => {
        const key = request.headers.get("idempotency-key") ?? "";
        if (!seen.has(key)) {
          seen.add(key);
          return handle(request);
        }
        const body = await bodyOf(request);
        const again = new Request(request.url, {
          method: "POST",
          headers: { ...Object.fromEntries(request.headers), ...ADMIN, "idempotency-key": crypto.randomUUID() },
          body: JSON.stringify({ ...body, key: `${String(body["key"]).slice(0, 50)}_AGAIN` }),
        });
        return handle(again);
      })(handle);
    },
  },
  {
    ...keys,
    tag: "wallet",
    operations: ["topUpWallet"],
    name: "money is moved twice for one key",
    rules: ["key-ignored"],
    plant: instead("/api/player/wallet/topup", async (request, handle) =>
      handle(await withHeaders(request, freeOfKey)),
    ),
  },
  {
    ...keys,
    operations: ["updateBank"],
    name: "a repeated change gets another answer",
    rules: ["key-ignored"],
    plant: (handle) => {
      const seen = new Set<string>();
      return instead("PUT /api/banks", async (request) => {
        const key = request.headers.get("idempotency-key") ?? "";
        const response = await handle(request);
        if (!seen.has(key) || response.status !== 200) return (void seen.add(key), response);
        return answerOf(200, { status: 200, success: true, data: null, messages: ["Nothing changed."] });
      })(handle);
    },
  },
];
