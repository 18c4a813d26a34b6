import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { deleteBank, listBanks } from "./generated/banks.ts";
import { transformOperator } from "./generated/operators.ts";
import { decideJbWithdrawal } from "./generated/withdrawals.ts";
import { isUndone } from "./outcome.ts";
import { failureOf } from "./testing/failure-of.ts";
import { serve } from "./testing/serve.ts";
import { send } from "./wire.ts";

const server = serve();
const { operation } = decideJbWithdrawal;
const decide = (data: unknown) => {
  server.use(http.put("*/withdraw/jb", () => HttpResponse.json({ success: true, data, messages: [] })));
  return send(operation, { body: {} as never });
};

describe("answer of a write that may not have been carried out", () => {
  it.each([
    ["done", { status: 1 }, false],
    ["not done, without a description", { status: 0 }, true],
    ["not done", { status: 0, description: "Ask the bank." }, true],
  ])("%s → isUndone of %j is %s", async (_, data, undone) => {
    expect(isUndone(operation, await decide(data))).toBe(undone);
  });

  it.each([[{ status: 2 }], [{ status: "0" }], [{ description: "Ask the bank." }], [{}], [null], ["done"]])(
    "%j, which is neither → outcome unknown",
    async (data) => {
      expect(await failureOf(() => decide(data))).toMatchObject({
        kind: "malformed",
        outcome: "unknown",
        detail: "decideJbWithdrawal: /data/status is wrong",
      });
    },
  );

  const refuse = (status: number, data: unknown, messages: string[] = []) => {
    server.use(http.put("*/withdraw/jb", () => HttpResponse.json({ success: false, data, messages }, { status })));
    return send(operation, { body: {} as never });
  };
  it.each([
    ["at 200", 200, { status: 0 }, []],
    ["at 400", 400, { status: 0, canForce: true }, []],
    ["at 200, with messages and a description", 200, { status: 0, description: "Ask the bank." }, ["No."]],
  ])("refusal %s with status 0 → the same answer as a success", async (_, status, data, messages) =>
    expect(await refuse(status, data, messages)).toEqual(data),
  );

  it.each([
    ["whose messages alone say why", 200, { status: 0 }, ["No."]],
    ["without the status", 200, null, []],
    ["at 403", 403, { status: 0 }, []],
  ])("refusal %s → refused", async (_, status, data, messages) =>
    expect(await failureOf(() => refuse(status, data, messages))).toMatchObject({ outcome: "rejected" }),
  );

  it("status 0 at 500 → outcome unknown", async () =>
    expect(await failureOf(() => refuse(500, { status: 0 }))).toMatchObject({ outcome: "unknown" }));

  it("isUndone: move of an operator that was not done → true", () =>
    expect([true, false].map((success) => isUndone(transformOperator.operation, { success }))).toEqual([false, true]));
});

it.each([listBanks, deleteBank])(
  "failed call: says whether it was a read ($operation.id)",
  async ({ operation: call }) => {
    server.use(http.all("*/api/banks*", () => HttpResponse.error()));
    server.use(http.all("*/api/banks/*", () => HttpResponse.error()));
    const { isRead } = await failureOf(() => send(call, {} as never));
    expect(isRead).toBe(call === listBanks.operation);
  },
);
