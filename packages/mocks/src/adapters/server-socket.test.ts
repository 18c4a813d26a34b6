import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { Backend } from "../backend.ts";
import { fixedBackend } from "../testing/fixed-backend.ts";
import { startServer, type HttpServer } from "./server.ts";

let backend: Backend;
let server: HttpServer;
beforeAll(async () => {
  backend = fixedBackend();
  server = await startServer({ port: 0, backend });
});
afterAll(() => server.close());

const negotiate = async () => {
  const response = await fetch(`${server.url}/api/awps/negotiate`, { headers: { "x-mock-role": "admin" } });
  const { data } = (await response.json()) as { data: { url: string; awpsToken: string; groupName: string } };
  return data;
};

/** Connects, and returns received messages one by one. */
const listen = (address: string) => {
  const socket = new WebSocket(address, "json.webpubsub.azure.v1");
  const heard: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  socket.on("message", (data: Buffer) => {
    const message: unknown = JSON.parse(data.toString());
    const next = waiting.shift();
    if (next) next(message);
    else heard.push(message);
  });
  const next = () =>
    heard.length > 0 ? Promise.resolve(heard.shift()) : new Promise<unknown>((resolve) => waiting.push(resolve));
  return { socket, next };
};

test("negotiate: connection to its URL → group messages are received", async () => {
  const { url, awpsToken, groupName } = await negotiate();
  expect(new URL(url).host).toBe(new URL(server.url).host);
  const { socket, next } = listen(`${url}?access_token=${awpsToken}`);
  expect(await next()).toMatchObject({ type: "system", event: "connected" });
  socket.send(JSON.stringify({ type: "joinGroup", group: groupName, ackId: 1 }));
  expect(await next()).toEqual({ type: "ack", ackId: 1, success: true });
  backend.realtime.send({ type: "new-debit" }, groupName);
  expect(await next()).toMatchObject({ type: "message", group: groupName, data: { type: "new-debit" } });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  backend.realtime.cut();
  await closed;
});

test("WebSocket: no access token → 401", async () => {
  const { url } = await negotiate();
  const socket = new WebSocket(url, "json.webpubsub.azure.v1");
  const error = await new Promise<Error>((resolve) => socket.once("error", resolve));
  expect(error.message).toContain("401");
});
