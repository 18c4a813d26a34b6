import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "../testing/proxy.ts";
import { proxyServer, type ProxyServer } from "./proxy-server.ts";

const reached: string[] = [];
let proxy: ProxyServer;
let foreign = "";

beforeAll(async () => {
  const upstream = await listen((_, response) => response.end("server"));
  foreign = await listen(({ headers }, response) => {
    reached.push(headers.cookie ?? "");
    response.end("foreign");
  });
  proxy = await proxyServer(new URL(upstream), 0, { answered: () => undefined, unanswered: () => undefined }, [
    "contract-proxy",
  ]);
});
afterAll(() => proxy.close());

const statusOf = (path: string, host = new URL(proxy.url).host): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { host, cookie: "session=secret" };
    request(proxy.url, { path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end();
  });

test("proxy: request line names another host → 400, nothing is sent there", async () => {
  const { host } = new URL(foreign);
  for (const path of [`//${host}/api/x`, `/\\${host}/api/x`, `${foreign}/api/x`])
    expect(await statusOf(path), path).toBe(400);
  expect(reached).toEqual([]);
});

test.each([
  ["127.0.0.1", 200],
  ["localhost:8081", 200],
  ["[::1]:8081", 200],
  ["contract-proxy", 200],
  ["evil.example", 421],
  ["contract-proxy.evil.example:8081", 421],
])("proxy: Host %s → %i", async (host, status) => {
  expect(await statusOf("/api/notes", host)).toBe(status);
});
