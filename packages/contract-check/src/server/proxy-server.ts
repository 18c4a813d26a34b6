import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { request as httpsRequest } from "node:https";
import type { AddressInfo } from "node:net";
import type { HarEntry } from "../traffic/har-entry.ts";
import { recordExchange } from "./record-exchange.ts";

/** A proxy that listens; `url` has no slash at its end. */
export type ProxyServer = { url: string; close(): Promise<void> };

/** A call that the server did not answer: it cannot be reached, or it hung up. */
export type Unanswered = { method: string; path: string; reason: string; didConnect: boolean };

/** Who is told of every call, when it is over. */
export type ProxyWatch = { answered(entry: HarEntry): void; unanswered(call: Unanswered): void };

/** What a server does to a call that it has accepted; every other error says that it is not there. */
const HUNG_UP = /^(?:ECONNRESET|EPIPE|HPE_.*)$/;

const forward = (
  upstream: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  unanswered: ProxyWatch["unanswered"],
) => {
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
    // Whoever called has hung up, or has a part of the answer already.
    if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
    const { method = "GET", url: path = "/" } = incoming;
    const reason = error.code ?? error.message;
    unanswered({ method, path: path.split("?")[0]!, reason, didConnect: HUNG_UP.test(reason) });
    return void outgoing
      .writeHead(502, { "content-type": "text/plain" })
      .end(`${upstream.host} did not answer: ${reason}\n`);
  });
  outgoing.once("close", () => asked.destroy());
  incoming.pipe(asked);
};

/** Passes on every call to a server, unchanged, and hands on what was said. Only this machine can reach it. */
export const proxyServer = async (upstream: URL, port: number, watch: ProxyWatch): Promise<ProxyServer> => {
  const server = createServer((incoming, outgoing) => {
    let isOurs = false;
    recordExchange(incoming, outgoing, (entry) => {
      // The proxy's own 502 is none of the server's answers.
      if (!isOurs) watch.answered(entry);
    });
    forward(upstream, incoming, outgoing, (call) => {
      isOurs = true;
      watch.unanswered(call);
    });
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
