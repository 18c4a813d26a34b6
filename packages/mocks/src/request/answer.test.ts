import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../backend.ts";
import { callOperation } from "../testing/call-operation.ts";
import { fixedBackend } from "../testing/fixed-backend.ts";
import { toRequest } from "../testing/to-request.ts";
import { writes } from "../testing/writes.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend();
});
const body = { opId: "op-nordlys", key: "TWICE", bankName: { en: "Twice" }, order: 1, status: "ACTIVE" } as const;

describe("same Idempotency-Key", () => {
  const headers = { "idempotency-key": "4b1c7a52-0d8f-4a3e-9c55-5a1f0e2d3c4b" };

  test("request repeated → first answer, one write", async () => {
    const first = await callOperation(backend, "createBank", { body }, { headers });
    const size = backend.db.banks.size;
    expect(await callOperation(backend, "createBank", { body }, { headers })).toEqual(first);
    expect(backend.db.banks.size).toBe(size);
  });

  test("concurrent requests → one write, same answer", async () => {
    const { size } = backend.db.banks;
    const send = () => callOperation(backend, "createBank", { body }, { headers });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second]).toEqual([200, first]);
    expect(backend.db.banks.size).toBe(size + 1);
  });

  test("other user, other operation or no key → separate request", async () => {
    const { data } = await callOperation(backend, "createBank", { body }, { headers });
    const taken = "A bank with the key TWICE already exists for Nordlys.";
    expect((await callOperation(backend, "createBank", { body }, { headers, as: "admin" })).messages).toEqual([taken]);
    expect((await callOperation(backend, "createBank", { body })).messages).toEqual([taken]);
    expect(
      (await callOperation(backend, "deleteBank", { query: { uuid: data.uuid, opId: data.opId } }, { headers })).status,
    ).toBe(200);
  });

  test("same Idempotency-Key: other body → refused", async () => {
    await callOperation(backend, "createBank", { body }, { headers });
    const answer = await callOperation(backend, "createBank", { body: { ...body, key: "OTHER" } }, { headers });
    expect([answer.status, answer.messages]).toEqual([
      400,
      ["This Idempotency-Key was already used for something else."],
    ]);
  });

  test("same Idempotency-Key: other path → refused", async () => {
    const { path, body: grant } = writes.giveSportFreebet(backend.db);
    const give = (playerId: string) =>
      callOperation(backend, "giveSportFreebet", { path: { playerId }, body: grant }, { headers });
    const other = [...backend.db.players.keys()].find((it) => it !== path.playerId)!;
    expect((await give(path.playerId)).status).toBe(200);
    expect((await give(other)).messages).toEqual(["This Idempotency-Key was already used for something else."]);
  });

  test("same Idempotency-Key: after a refusal → tried again", async () => {
    const bank = [...backend.db.banks.values()].find((it) => it.opId === "op-nordlys")!;
    const again = { body: { ...body, key: bank.key } };
    expect((await callOperation(backend, "createBank", again, { headers })).status).toBe(400);
    await callOperation(backend, "deleteBank", { query: { uuid: bank.uuid, opId: bank.opId } });
    expect((await callOperation(backend, "createBank", again, { headers })).status).toBe(200);
  });

  test("same Idempotency-Key: after a failure → tried again", async () => {
    const { bankAccounts } = backend.db;
    const row = [...bankAccounts.values()].find((it) => it.status === "PENDING" && !it.isDeleted)!;
    const review = { uuid: row.uuid, actionType: "approve", playerNote: "Fine.", playerCode: row.player.playerCode };
    const send = () =>
      backend.fetch(toRequest("reviewBankAccount", { body: review as never }, { as: "admin", headers }));
    bankAccounts.set(row.uuid, { ...row, createdAt: 7 as never });
    expect((await send()).status).toBe(500);
    bankAccounts.set(row.uuid, row);
    expect((await send()).status).toBe(200);
  });
});

describe("request that violates the contract", () => {
  test.each([
    [{ key: "A B" }, "key", "key: may only hold letters, _ and -"],
    [{ key: "A".repeat(61) }, "key", "key: may have at most 60 characters"],
    [{ key: undefined }, "key", "key: is required"],
    [{ bankName: {} }, "bankName.en", "bankName.en: is required"],
    [{ bankName: { en: "" } }, "bankName.en", "bankName.en: must not be empty"],
    [{ order: 1.5 }, "order", "order: must be a whole number"],
    [{ order: -1 }, "order", "order: must be at least 0"],
    [{ order: 100_000_000 }, "order", "order: must be at most 99999999"],
    [{ order: "1" }, "order", "order: must be a whole number"],
    [{ status: 1 }, "status", "status: must be of the type string"],
    [{ status: "banana" }, "status", "status: is not one of the choices"],
  ])("request validation: %j → 400 with field and message", async (change, field, message) => {
    const answer = await callOperation(backend, "createBank", { body: { ...body, ...change } as never });
    expect([answer.status, answer.messages, answer.error]).toEqual([400, [message], { fields: { [field]: message } }]);
  });

  test("request validation: nested dto → field names without the wrapper", async () => {
    const dto = { uuid: "7", key: "A", bankName: { en: "A" }, order: 1, status: "ACTIVE" } as const;
    expect((await callOperation(backend, "updateBank", { body: { opId: "op-nordlys", dto } })).messages).toEqual([
      "uuid: is not an id",
    ]);
  });

  test.each(["javascript:alert(1)", "//evil.example/a.png"])(
    "request validation: cover photo %s → 400 with field and message",
    async (coverPhoto) => {
      const { body: game } = writes.updateGame(backend.db);
      const answer = await callOperation(backend, "updateGame", { body: { ...game, coverPhoto } });
      const message = "coverPhoto: must not start like this";
      expect([answer.status, answer.error]).toEqual([400, { fields: { coverPhoto: message } }]);
    },
  );

  test("request validation: body is not JSON → 400", async () => {
    const { url, method, headers } = toRequest("createBank", { body }, { as: "admin" });
    const response = await backend.fetch(new Request(url, { method, headers, body: "{" }));
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ messages: ["The body is not JSON."] }),
    ]);
  });
});

test("response validation: handler answer violates the contract → 500 that names the operation", async () => {
  const [id, row] = [...backend.db.banks][0]!;
  backend.db.banks.set(id, { ...row, order: "first" as never });
  const response = await backend.fetch(toRequest("showBank", { body: { uuid: id } }, { as: "admin" }));
  expect([response.status, response.headers.get("content-type")]).toEqual([500, "text/plain; charset=utf-8"]);
  expect(await response.text()).toMatch(
    /showBank: the mock's answer is not what the contract says: .*\/data\/order must be integer/,
  );
});

test("unknown path or method: 404", async () => {
  expect((await backend.fetch(new Request("http://localhost/api/nothing"))).status).toBe(404);
  expect((await backend.fetch(new Request("http://localhost/api/banks"))).status).toBe(404);
});
