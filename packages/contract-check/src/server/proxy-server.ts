import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { request as httpsRequest } from "node:https";
import type { AddressInfo } from "node:net";
import type { HarEntry } from "../traffic/har-entry.ts";
import { recordExchange } from "./record-exchange.ts";

/** A proxy that listens; `url` has no slash at its end. */
export type ProxyServer = { url: string; close(): Promise<void> };

const forward = (upstream: URL, incoming: IncomingMessage, outgoing: ServerResponse) => {
  const target = new URL(incoming.url ?? "/", upstream);
  const send = upstream.protocol === "https:" ? httpsRequest : httpRequest;
  const asked = send(
    target,
    { method: incoming.method ?? "GET", headers: { ...incoming.headers, host: upstream.host } },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      // Cut off there is cut off here: a body that ends too soon must not look whole.
      answer.once("error", () => outgoing.destroy());
    },
  );
  asked.once("error", (error: NodeJS.ErrnoException) => {
    if (outgoing.headersSent) return void outgoing.destroy();
    return void outgoing
      .writeHead(502, { "content-type": "text/plain" })
      .end(`${upstream.host} cannot be reached: ${error.code}\n`);
  });
  outgoing.once("close", () => asked.destroy());
  incoming.pipe(asked);
};

/** Passes on every call to a server, unchanged, and hands on what was said. Only this machine can reach it. */
export const proxyServer = async (
  upstream: URL,
  port: number,
  done: (entry: HarEntry) => void,
): Promise<ProxyServer> => {
  const server = createServer((incoming, outgoing) => {
    recordExchange(incoming, outgoing, done);
    forward(upstream, incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
