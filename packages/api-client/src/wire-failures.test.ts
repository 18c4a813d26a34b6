import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createBank, deleteBank, listBanks, showBank } from "./generated/banks.ts";
import { syncSgGames } from "./generated/games.ts";
import { bank } from "./testing/bank.ts";
import { failureOf } from "./testing/failure-of.ts";
import { serve } from "./testing/serve.ts";
import { configureApi, send } from "./wire.ts";

const server = serve();
const remove = (signal?: AbortSignal) =>
  send(deleteBank.operation, { query: { uuid: bank.uuid, opId: bank.opId } }, signal ? { signal } : {});
const setOnline = (onLine: boolean | undefined) => vi.stubGlobal("navigator", { onLine });
const never = () => new Promise<never>(() => {});

afterEach(() => {
  vi.unstubAllGlobals();
  configureApi({ timeout: 30_000, needsNetwork: true });
});

describe("request without a response", () => {
  it("timeout: no response → outcome unknown", async () => {
    server.use(http.delete("*/api/banks", never));
    configureApi({ timeout: 5 });
    expect(await failureOf(() => remove())).toMatchObject({ kind: "timeout", outcome: "unknown", status: undefined });
  });

  it("timeout: 30 seconds by default, or the contract's x-timeout", async () => {
    const limits = vi.spyOn(AbortSignal, "timeout");
    server.use(http.all("*/api/*", () => HttpResponse.json({ success: true, data: null, messages: [] })));
    await remove();
    await send(syncSgGames.operation, { query: { opId: "*" } });
    expect(limits.mock.calls).toEqual([[30_000], [600_000]]);
    limits.mockRestore();
  });

  it("timeout: body stalls → outcome unknown", async () => {
    const begun = ({ signal }: Request) =>
      new ReadableStream({ start: (one) => signal.addEventListener("abort", () => one.error(signal.reason)) });
    vi.stubGlobal("fetch", async (request: Request) => new Response(begun(request)));
    configureApi({ timeout: 5 });
    expect(await failureOf(() => remove())).toMatchObject({ kind: "timeout", outcome: "unknown" });
  });

  it.each([true, undefined])("connection failure: outcome unknown (navigator.onLine: %s)", async (onLine) => {
    setOnline(onLine);
    server.use(http.delete("*/api/banks", () => HttpResponse.error()));
    expect(await failureOf(() => remove())).toMatchObject({ kind: "network", outcome: "unknown", messages: [] });
  });

  it("offline write: not sent, no request", async () => {
    setOnline(false);
    const handler = vi.fn(() => HttpResponse.json({ success: true, data: null, messages: [] }));
    server.use(http.delete("*/api/banks", handler));
    expect(await failureOf(() => remove())).toMatchObject({
      kind: "network",
      outcome: "not-sent",
      message: "You are offline.",
    });
    expect(handler).not.toHaveBeenCalled();
  });

  it("offline write: local server → sent, outcome unknown", async () => {
    setOnline(false);
    configureApi({ needsNetwork: false });
    server.use(http.delete("*/api/banks", () => HttpResponse.error()));
    expect(await failureOf(() => remove())).toMatchObject({ kind: "network", outcome: "unknown" });
  });

  it("connection lost during the request: outcome unknown", async () => {
    setOnline(true);
    server.use(
      http.delete("*/api/banks", () => {
        setOnline(false);
        return HttpResponse.error();
      }),
    );
    expect(await failureOf(() => remove())).toMatchObject({ kind: "network", outcome: "unknown" });
  });

  it("offline read: browser reports offline, server responds → data", async () => {
    setOnline(false);
    const data = { items: [], count: 0, remaining: 0 };
    server.use(http.post("*/api/banks/list", () => HttpResponse.json({ success: true, data, messages: [] })));
    expect(await send(listBanks.operation, { body: { page: 1, itemsPerPage: 50, opId: "*" } })).toEqual(data);
  });
});

describe("aborted request", () => {
  it("abort before sending: not sent", async () => {
    const handler = vi.fn(() => HttpResponse.error());
    server.use(http.delete("*/api/banks", handler));
    expect(await failureOf(() => remove(AbortSignal.abort()))).toMatchObject({ kind: "aborted", outcome: "not-sent" });
    expect(handler).not.toHaveBeenCalled();
  });

  it("abort while sending: outcome unknown", async () => {
    const controller = new AbortController();
    server.use(
      http.delete("*/api/banks", () => {
        controller.abort();
        return never();
      }),
    );
    expect(await failureOf(() => remove(controller.signal))).toMatchObject({ kind: "aborted", outcome: "unknown" });
  });
});

describe("unsuccessful response", () => {
  it("refusal: status, messages and details are kept", async () => {
    const body = {
      status: 409,
      success: false,
      data: null,
      messages: ["Taken."],
      error: { fields: { key: "Taken." } },
    };
    server.use(http.post("*/api/banks", () => HttpResponse.json(body, { status: 409 })));
    const { uuid: _, ...given } = bank;
    const error = await failureOf(() => send(createBank.operation, { body: given }));
    expect(error).toMatchObject({
      kind: "refused",
      outcome: "rejected",
      status: 409,
      message: "Taken.",
      messages: ["Taken."],
      body,
    });
  });

  it.each<[string, () => Response, object]>([
    [
      "refused at 200",
      () => HttpResponse.json({ success: false, messages: ["No."] }),
      { kind: "refused", outcome: "rejected", message: "No." },
    ],
    ["401 without a body", () => new HttpResponse(null, { status: 401 }), { kind: "signed-out", outcome: "rejected" }],
    ["403 without a body", () => new HttpResponse(null, { status: 403 }), { kind: "forbidden", outcome: "rejected" }],
    ["500 without a body", () => new HttpResponse(null, { status: 500 }), { kind: "http", outcome: "unknown" }],
    [
      "502 with HTML",
      () => HttpResponse.html("<h1>Bad gateway</h1>", { status: 502 }),
      { kind: "http", outcome: "unknown" },
    ],
    ["200 with HTML", () => HttpResponse.html("<h1>Console</h1>"), { kind: "malformed", outcome: "unknown" }],
    [
      "200 with length 0",
      () => new HttpResponse(null, { headers: { "Content-Length": "0" } }),
      { kind: "malformed", outcome: "unknown" },
    ],
    ["204", () => new HttpResponse(null, { status: 204 }), { kind: "malformed", outcome: "unknown" }],
    [
      "no data",
      () => HttpResponse.json({ success: true, messages: [] }),
      { kind: "malformed", outcome: "unknown", detail: "listBanks: the data has the wrong type" },
    ],
  ])("response %s: ApiError with kind and outcome", async (_name, answer, expected) => {
    server.use(http.post("*/api/banks/list", answer));
    expect(
      await failureOf(() => send(listBanks.operation, { body: { page: 1, itemsPerPage: 50, opId: "*" } })),
    ).toMatchObject(expected);
  });

  it.each<[string, unknown]>([
    ["a list instead of its page", []],
    ["a text instead of its page", "none"],
    ["a page without its rows", { count: 0 }],
    ["an object instead of rows", { items: {}, count: 0 }],
    ["nothing instead of a row", { items: [null], count: 1 }],
    ["a text instead of a row", { items: ["nordbank"], count: 1 }],
    ["a list instead of a row", { items: [[]], count: 1 }],
    ["rows without their count", { items: [] }],
    ["a text instead of their count", { items: [], count: "0" }],
  ])("list response: %s → malformed", async (_name, data) => {
    server.use(http.post("*/api/banks/list", () => HttpResponse.json({ success: true, data, messages: [] })));
    expect(
      await failureOf(() => send(listBanks.operation, { body: { page: 1, itemsPerPage: 50, opId: "*" } })),
    ).toMatchObject({ kind: "malformed", detail: "listBanks: the data has the wrong type" });
  });

  it.each<[string, unknown]>([
    ["a list", []],
    ["a text", "new"],
    ["nothing", null],
  ])("record response: %s → malformed", async (_name, data) => {
    server.use(http.post("*/api/banks/show", () => HttpResponse.json({ success: true, data, messages: [] })));
    expect(await failureOf(() => send(showBank.operation, { body: { uuid: bank.uuid } }))).toMatchObject({
      kind: "malformed",
      detail: "showBank: the data has the wrong type",
    });
  });

  it("write response: success without data → success", async () => {
    server.use(http.delete("*/api/banks", () => HttpResponse.json({ success: true, messages: [] })));
    expect(await remove()).toBeUndefined();
  });
});
