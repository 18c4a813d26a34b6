import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { EndedCall } from "./ended-call.ts";
import { createBank, deleteBank, listBanks } from "./generated/banks.ts";
import { checkMe, getSession } from "./generated/session.ts";
import { getRates, listTooltips } from "./generated/shell.ts";
import { bank } from "./testing/bank.ts";
import { failureOf } from "./testing/failure-of.ts";
import { serve } from "./testing/serve.ts";
import { configureApi, send } from "./wire.ts";

const server = serve();
const page = { items: [bank], count: 1, remaining: 0 };
const requests: Request[] = [];
const last = () => requests.at(-1)!;

/** Answers every call with the data, and collects the calls in `requests`. */
const answering = (data: unknown) =>
  server.use(
    http.all("*/api/*", ({ request }) => {
      requests.push(request.clone());
      return HttpResponse.json({ status: 200, success: true, data, messages: [] });
    }),
  );

beforeEach(() => {
  requests.length = 0;
});

describe("request", () => {
  it("request: body → JSON; response → data", async () => {
    answering(page);
    const body = { page: 1, itemsPerPage: 50, opId: "*" };
    expect(await send(listBanks.operation, { body })).toEqual(page);
    expect(requests).toHaveLength(1);
    expect([last().method, last().url]).toEqual(["POST", "http://api.test/api/banks/list"]);
    expect(last().headers.get("Content-Type")).toBe("application/json");
    expect(await last().json()).toEqual(body);
  });

  it("request: query → encoded, no body", async () => {
    answering(null);
    await send(deleteBank.operation, { query: { uuid: bank.uuid, opId: "a&b c/ö" } });
    const url = new URL(last().url);
    expect([last().method, url.pathname]).toEqual(["DELETE", "/api/banks"]);
    expect(Object.fromEntries(url.searchParams)).toEqual({ uuid: bank.uuid, opId: "a&b c/ö" });
    expect(await last().text()).toBe("");
    expect(last().headers.has("Content-Type")).toBe(false);
  });

  it("request: path parameter → encoded", async () => {
    answering(null);
    const operation = { ...deleteBank.operation, path: "/api/banks/{uuid}" } as never;
    await send(operation, { path: { uuid: "a/b" } } as never);
    expect(last().url).toBe("http://api.test/api/banks/a%2Fb");
  });

  it.each(["..", ".", ""])("request: path parameter is %j → refused, not sent", async (uuid) => {
    answering(null);
    const operation = { ...deleteBank.operation, path: "/api/banks/{uuid}" } as never;
    await expect(send(operation, { path: { uuid } } as never)).rejects.toMatchObject({
      kind: "refused",
      outcome: "not-sent",
      messages: [`“${uuid}” cannot be part of an address, so nothing was sent.`],
    });
    expect(requests).toEqual([]);
  });

  it.each([
    ["..a", "..a"],
    ["%2e%2e", "%252e%252e"],
    ["../x", "..%2Fx"],
  ])("request: path parameter is %j → encoded within its segment", async (uuid, sent) => {
    answering(null);
    const operation = { ...deleteBank.operation, path: "/api/banks/{uuid}" } as never;
    await send(operation, { path: { uuid } } as never);
    expect(last().url).toBe(`http://api.test/api/banks/${sent}`);
  });

  it("request: empty query → no query string", async () => {
    answering({});
    await send(listTooltips.operation, {});
    await send(listTooltips.operation, { query: {} });
    expect(requests.map((one) => one.url)).toEqual(["http://api.test/api/tooltips", "http://api.test/api/tooltips"]);
  });

  it("request: operation without input → sent without body", async () => {
    answering({ exchangeRates: { EUR: 0.92 } });
    expect(await send(getRates.operation, undefined)).toEqual({ exchangeRates: { EUR: 0.92 } });
    expect([last().method, await last().text()]).toEqual(["GET", ""]);
  });

  it("request: cache → no-store", async () => {
    answering({ exchangeRates: {} });
    const fetched = vi.spyOn(globalThis, "fetch");
    await send(getRates.operation, undefined);
    expect(fetched.mock.calls[0]![0]).toMatchObject({ method: "GET", cache: "no-store" });
    fetched.mockRestore();
  });

  it("request: Idempotency-Key → sent only if given", async () => {
    answering(bank);
    const { uuid: _, ...body } = bank;
    await send(createBank.operation, { body }, { idempotencyKey: "4b1d" });
    expect(last().headers.get("Idempotency-Key")).toBe("4b1d");
    answering({ items: [bank], count: 1, remaining: 0 });
    await send(listBanks.operation, { body: { page: 1, itemsPerPage: 50, opId: "*" } });
    expect(last().headers.has("Idempotency-Key")).toBe(false);
  });

  it("request: configured origin and headers → used", async () => {
    answering({ exchangeRates: {} });
    configureApi({ origin: "http://other.test", headers: { "X-Client": "console" } });
    try {
      await send(getRates.operation, undefined);
    } finally {
      configureApi({ origin: "http://api.test", headers: {} });
    }
    expect(new URL(last().url).origin).toBe("http://other.test");
    expect([last().headers.get("X-Client"), last().headers.get("Accept")]).toEqual(["console", "application/json"]);
  });
});

describe("request id", () => {
  const listed = () => send(listBanks.operation, { body: { page: 1, itemsPerPage: 50, opId: "*" } });

  it("request id: every call has its own, but for the reads that the page preloads", async () => {
    answering(page);
    await listed();
    await listed();
    const [one, other] = requests.map(({ headers }) => headers.get("X-Request-Id"));
    expect(one).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(other).not.toBe(one);
    await send(checkMe.operation, undefined);
    await failureOf(() => send(getSession.operation, undefined));
    expect(requests.slice(2).map(({ headers }) => headers.has("X-Request-Id"))).toEqual([false, false]);
  });

  it("trace: traceparent begins one with the bits of the request id; none for the calls that the page preloads", async () => {
    answering(page);
    await listed();
    await listed();
    const [one, other] = requests.map(({ headers }) => headers);
    const [version, trace, span, flags] = one!.get("traceparent")!.split("-");
    expect([version, flags]).toEqual(["00", "01"]);
    expect(trace).toBe(one!.get("X-Request-Id")!.replaceAll("-", ""));
    expect(span).toMatch(/^(?!0{16})[\da-f]{16}$/);
    expect(other!.get("traceparent")).not.toContain(trace);
    await send(checkMe.operation, undefined);
    await failureOf(() => send(getSession.operation, undefined));
    expect(requests.slice(2).map(({ headers }) => headers.has("traceparent"))).toEqual([false, false]);
  });

  it("trace: failed call → its error has the trace ID, whatever id the answer has", async () => {
    server.use(
      http.all("*/api/*", ({ request }) => {
        requests.push(request.clone());
        return new HttpResponse("Bad Gateway", { status: 502, headers: { "X-Request-Id": "gateway-7" } });
      }),
    );
    const { traceId } = await failureOf(listed);
    expect(last().headers.get("traceparent")).toContain(`-${traceId}-`);
    expect((await failureOf(() => send(checkMe.operation, undefined))).traceId).toBeUndefined();
  });

  it("end of a call → told with its duration and error, once", async () => {
    const onEnd = vi.fn<(call: EndedCall) => void>();
    configureApi({ onEnd });
    onTestFinished(() => configureApi({ onEnd: undefined }));
    answering(page);
    await listed();
    server.use(http.all("*/api/*", () => new HttpResponse("Bad Gateway", { status: 502 })));
    const error = await failureOf(listed);
    expect(onEnd.mock.calls).toMatchObject([
      [{ operation: { id: "listBanks" }, error: undefined }],
      [{ operation: { id: "listBanks" }, error, traceId: error.traceId }],
    ]);
    for (const [{ duration }] of onEnd.mock.calls) expect(duration).toBeGreaterThanOrEqual(0);
  });

  it("request id: failed call → its error has that of the answer, else the one that was sent, and the time", async () => {
    const failing = (headers: Record<string, string>) =>
      server.use(
        http.all("*/api/*", ({ request }) => {
          requests.push(request.clone());
          return new HttpResponse("Bad Gateway", { status: 502, headers });
        }),
      );
    failing({});
    const before = Date.now();
    const own = await failureOf(listed);
    expect(own.requestId).toBe(last().headers.get("X-Request-Id"));
    expect(own.at).toBeGreaterThanOrEqual(before);
    failing({ "X-Request-Id": "gateway-7" });
    expect((await failureOf(listed)).requestId).toBe("gateway-7");
    server.use(http.all("*/api/*", () => HttpResponse.error()));
    expect((await failureOf(listed)).requestId).toMatch(/^[\da-f-]{36}$/);
  });
});

describe("server's date", () => {
  it("answer with a Date → told with the times of the call; of a read that the page preloads, with its start", async () => {
    const onDate = vi.fn<(date: number, sent: number, received: number) => void>();
    configureApi({ onDate });
    onTestFinished(() => configureApi({ onDate: undefined }));
    server.use(
      http.all("*/api/*", () =>
        HttpResponse.json(
          { status: 200, success: true, data: page, messages: [] },
          { headers: { Date: "Sun, 29 Nov 2026 12:00:07 GMT" } },
        ),
      ),
    );
    // Only of its first call in this process.
    await failureOf(() => send(getSession.operation, undefined));
    expect(onDate.mock.calls[0]![1]).toBeLessThanOrEqual(Date.now());
    const before = Date.now();
    await failureOf(() => send(getSession.operation, undefined));
    await send(listBanks.operation, { body: { page: 1, itemsPerPage: 50, opId: "*" } });
    const [, again, [date, sent, received]] = onDate.mock.calls as [
      unknown,
      [number, number],
      [number, number, number],
    ];
    expect(again[1]).toBeGreaterThanOrEqual(before);
    expect(date).toBe(Date.UTC(2026, 10, 29, 12, 0, 7));
    expect(sent).toBeGreaterThanOrEqual(before);
    expect(received).toBeGreaterThanOrEqual(sent);
  });
});
