import { afterAll, beforeAll, expect, test } from "vitest";
import { fixedBackend } from "../testing/fixed-backend.ts";
import { startServer, type HttpServer } from "./server.ts";

let server: HttpServer;
beforeAll(async () => {
  server = await startServer({ port: 0, backend: fixedBackend() });
});
afterAll(() => server.close());

const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  fetch(server.url + path, {
    method,
    headers: { "x-mock-role": "admin", ...headers },
    ...(body !== undefined && { body }),
  });

test("OPTIONS: known path → 204 with Allow header; unknown path → 404", async () => {
  const answer = await ask("OPTIONS", "/api/banks");
  expect(answer.status).toBe(204);
  expect(answer.headers.get("allow")!.split(", ").toSorted()).toEqual(["DELETE", "OPTIONS", "POST", "PUT"]);
  expect((await ask("OPTIONS", "/api/nothing")).status).toBe(404);
});

test("unsupported method: PATCH on a GET path → 405 with Allow header", async () => {
  const answer = await ask("PATCH", "/api/rates");
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  expect(await answer.json()).toMatchObject({ success: false });
  expect((await ask("HEAD", "/api/rates")).status).toBe(200);
});

test("response headers: any reply → X-Content-Type-Options: nosniff, X-Request-Id", async () => {
  for (const path of ["/api/rates", "/api/nothing"]) {
    const { headers } = await ask("GET", path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  }
});

test("request body: content type other than JSON → 415", async () => {
  const search = JSON.stringify({ search: "lumi" });
  const sent = (type: string) => ask("POST", "/api/players/search", { "content-type": type }, search);
  expect((await sent("application/json; charset=utf-8")).status).toBe(200);
  expect((await sent("text/plain")).status).toBe(415);
  expect((await sent("application/x-www-form-urlencoded")).status).toBe(415);
});

test("content type: request without a body → not required", async () => {
  expect((await ask("DELETE", "/api/banks?uuid=0&opId=x")).status).not.toBe(415);
});

test("Idempotency-Key: not a UUID → 400 before the operation runs", async () => {
  const body = JSON.stringify({ opId: "x" });
  const answer = await ask(
    "POST",
    "/api/banks",
    { "content-type": "application/json", "idempotency-key": "again" },
    body,
  );
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ success: false, messages: ["The Idempotency-Key is not a UUID."] });
});
