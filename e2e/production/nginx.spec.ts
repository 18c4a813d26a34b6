import { createServer, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { listen } from "../../scripts/lib/listen.ts";
import { findNginx, startNginx } from "../../scripts/lib/nginx.ts";
import { ROOT } from "../../scripts/lib/root.ts";
import { expect, test as base } from "../fixtures.ts";

/** nginx before a back end that answers with the headers it received. `loadBalancer`: whom nginx believes. */
const test = base.extend<{
  loadBalancer: string | undefined;
  nginx: { url: string; accessLog: () => string };
  front: string;
}>({
  loadBalancer: [undefined, { option: true }],
  front: async ({ nginx }, use) => use(nginx.url),
  nginx: async ({ loadBalancer }, use) => {
    const nginx = findNginx();
    test.skip(nginx === undefined, "nginx is not here");
    const backEnd = createServer(({ headers }, answer) => {
      answer.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "public, max-age=60" });
      answer.end(JSON.stringify(headers));
    });
    const upstream = new URL(await listen(backEnd)).host;
    const root = `${ROOT}packages/console/dist`;
    const running = await startNginx(String(nginx), { root, upstream, ...(loadBalancer && { loadBalancer }) });
    await use(running);
    await running.stop();
    backEnd.close();
  },
});

/** Sends a request as written, and returns the answer as it arrives. */
const send = (site: string, target: string, headers: readonly string[]): Promise<string> => {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname);
  socket.end([`GET ${target} HTTP/1.1`, ...headers, "Connection: close", "", ""].join("\r\n"));
  return new Promise((resolve, reject) => {
    let text = "";
    socket.on("data", (data: Buffer) => (text += data.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
  });
};
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

for (const path of ["/api/players", "/api/auth/logout"])
  test(`answer of ${path}: never stored, whatever the back end says`, async ({ front, request }) => {
    expect((await request.get(`${front}${path}`)).headers()["cache-control"]).toBe("no-store");
  });

const FORGED = {
  "X-Forwarded-For": "203.0.113.7",
  "X-Real-IP": "203.0.113.7",
  "X-Forwarded-Host": "evil.example",
  "X-Forwarded-Proto": "https",
  Forwarded: "for=203.0.113.7",
};
for (const path of ["/api/players", "/api/auth/logout", "/api/awps/client/hubs/x", "/media/logo.svg"])
  test(`client address: forged headers, ${path} → the back end gets the address of the connection`, async ({
    front,
    request,
  }) => {
    const answer = await request.get(`${front}${path}`, { headers: FORGED });
    const received = (await answer.json()) as IncomingHttpHeaders;
    expect(received).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-real-ip": "127.0.0.1",
      "x-forwarded-host": new URL(front).host,
      "x-forwarded-proto": "http",
    });
    expect(received).not.toHaveProperty("forwarded");
  });

test("nginx: back end closes a kept connection without an answer → 502, and no method is sent twice", async ({
  request,
}) => {
  const nginx = findNginx();
  test.skip(nginx === undefined, "nginx is not here");
  const received: string[] = [];
  const backEnd = createServer(({ method, url, socket }, answer) => {
    if (url === "/api/ready") return void answer.end();
    received.push(String(method));
    socket.destroy();
  });
  const upstream = new URL(await listen(backEnd)).host;
  const { url, stop } = await startNginx(String(nginx), { root: `${ROOT}packages/console/dist`, upstream });
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
  const answered: number[] = [];
  for (const method of methods) {
    // Leaves a connection that nginx keeps, and uses for the next call.
    await request.get(`${url}/api/ready`);
    answered.push((await request.fetch(`${url}/api/players`, { method })).status());
  }
  await stop();
  backEnd.close();
  expect(received).toEqual(methods);
  expect(answered).toEqual(methods.map(() => 502));
});

test.describe("named load balancer", () => {
  test.use({ loadBalancer: "127.0.0.1" });

  test("client address: from the load balancer → passed on, without addresses that the client claims", async ({
    front,
    request,
  }) => {
    const answer = await request.get(`${front}/api/players`, {
      headers: { "X-Forwarded-For": "198.51.100.9, 203.0.113.7" },
    });
    expect(await answer.json()).toMatchObject({ "x-forwarded-for": "203.0.113.7", "x-real-ip": "203.0.113.7" });
  });
});

test("/healthz: ok under any host name, nothing in the log", async ({ front, nginx }) => {
  for (const host of [new URL(front).host, "10.0.0.7"]) {
    const answer = await send(front, "/healthz", [`Host: ${host}`]);
    expect([statusOf(answer), answer.endsWith("ok\n")], host).toEqual([200, true]);
  }
  expect(nginx.accessLog()).not.toContain("healthz");
});

test("access log: path, request ID and times; no query string, no cookie, no referrer, no user agent", async ({
  front,
  nginx,
  request,
}) => {
  const id = "0af76519-16cd-43dd-8448-eb211c80319c";
  const headers = { "X-Request-Id": id, Cookie: "session=zq-1", Referer: `${front}/?q=zq-2`, "User-Agent": "zq-3" };
  await request.get(`${front}/api/players?search=zq-4`, { headers });
  await request.get(`${front}/players/K7?search=zq-5`, { headers: { "X-Request-Id": 'zq-6"' } });
  await expect.poll(() => nginx.accessLog().trim().split("\n").length).toBeGreaterThanOrEqual(3);
  const lines = nginx
    .accessLog()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({ request: id, method: "GET", path: "/api/players", status: 200 }),
  );
  const page = lines.find(({ path }) => path === "/players/K7");
  expect(page?.["request"]).toMatch(/^[\da-f]{32}$/);
  expect(page?.["seconds"]).toEqual(expect.any(Number));
  expect(nginx.accessLog()).not.toContain("zq-");
});

test("host: the console's name → served; any other name, or two of them → 421", async ({ front }) => {
  const { host } = new URL(front);
  expect(statusOf(await send(front, "/", [`Host: ${host}`]))).toBe(200);
  expect(statusOf(await send(front, `http://${host}/`, [`Host: ${host}`]))).toBe(200);
  for (const path of ["/", "/api/players", "/media/logo.svg"]) {
    expect(statusOf(await send(front, path, ["Host: evil.example"])), path).toBe(421);
    expect(statusOf(await send(front, `http://evil.example${path}`, [`Host: ${host}`])), path).toBe(421);
    expect(statusOf(await send(front, `http://${host}${path}`, ["Host: evil.example"])), path).toBe(421);
  }
});
