import { createServer, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { listen } from "../../scripts/lib/listen.ts";
import { findNginx, startNginx } from "../../scripts/lib/nginx.ts";
import { ROOT } from "../../scripts/lib/root.ts";
import { expect, test as base } from "../fixtures.ts";

/** nginx before a back end that answers with the headers it received. `loadBalancer`: whom nginx believes. */
const test = base.extend<{ loadBalancer: string | undefined; front: string }>({
  loadBalancer: [undefined, { option: true }],
  front: async ({ loadBalancer }, use) => {
    const nginx = findNginx();
    test.skip(nginx === undefined, "nginx is not here");
    const backEnd = createServer(({ headers }, answer) => {
      answer.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "public, max-age=60" });
      answer.end(JSON.stringify(headers));
    });
    const upstream = new URL(await listen(backEnd)).host;
    const root = `${ROOT}packages/console/dist`;
    const running = await startNginx(String(nginx), { root, upstream, ...(loadBalancer && { loadBalancer }) });
    await use(running.url);
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
  test(`addresses that a client claims, ${path} → the back end gets that of the connection`, async ({
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

test("back end closes a kept connection without an answer → 502, and no method is sent twice", async ({ request }) => {
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

  test("client's address from the load balancer → passed on; what the client claimed before it is not", async ({
    front,
    request,
  }) => {
    const answer = await request.get(`${front}/api/players`, {
      headers: { "X-Forwarded-For": "198.51.100.9, 203.0.113.7" },
    });
    expect(await answer.json()).toMatchObject({ "x-forwarded-for": "203.0.113.7", "x-real-ip": "203.0.113.7" });
  });
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
