import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { request as httpsRequest } from "node:https";
import type { AddressInfo } from "node:net";
import type { HarEntry } from "../traffic/har-entry.ts";
import { recordExchange } from "./record-exchange.ts";

/** A listening proxy. `url` has no trailing slash. */
export type ProxyServer = { url: string; close(): Promise<void> };

/** A call without an answer: the server is unreachable or closed the connection. */
export type Unanswered = { method: string; path: string; reason: string; didConnect: boolean };

/** Callbacks after each call. */
export type ProxyWatch = { answered(entry: HarEntry): void; unanswered(call: Unanswered): void };

/** Errors after the connection was accepted. All others mean that the server is unreachable. */
const HUNG_UP = /^(?:ECONNRESET|EPIPE|HPE_.*)$/;

/**
 * A path of the server. `//host`, `/\host` and `http://host` name another one, to which nothing may be sent: the caller's
 * credentials are in the headers.
 */
const OWN_PATH = /^\/(?![/\\])[^\\]*$/;

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];

/** The name in a Host header: a page of another site can resolve its own name to this machine. */
const nameIn = (host = ""): string => host.replace(/:\d*$/, "").toLowerCase();

const forward = (
  upstream: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  unanswered: ProxyWatch["unanswered"],
) => {
  const send = upstream.protocol === "https:" ? httpsRequest : httpRequest;
  const request = send(
    upstream,
    {
      method: incoming.method ?? "GET",
      path: incoming.url ?? "/",
      headers: { ...incoming.headers, host: upstream.host },
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      // An aborted response is aborted here too, so that it does not look complete.
      answer.once("error", () => outgoing.destroy());
    },
  );
  request.once("error", (error: NodeJS.ErrnoException) => {
    // The client has disconnected, or has already received a part of the response.
    if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
    const { method = "GET", url: path = "/" } = incoming;
    const reason = error.code ?? error.message;
    unanswered({ method, path: path.split("?")[0]!, reason, didConnect: HUNG_UP.test(reason) });
    return void outgoing
      .writeHead(502, { "content-type": "text/plain" })
      .end(`${upstream.host} did not answer: ${reason}\n`);
  });
  outgoing.once("close", () => request.destroy());
  incoming.pipe(request);
};

/**
 * Forwards each call to a server unchanged and reports the exchange. Reachable from this machine only, by loopback names
 * and by the names in `hosts`.
 */
export const proxyServer = async (
  upstream: URL,
  port: number,
  watch: ProxyWatch,
  hosts: readonly string[] = [],
): Promise<ProxyServer> => {
  const names = new Set([...LOOPBACK, ...hosts.map((it) => it.toLowerCase())]);
  const refuse = (outgoing: ServerResponse, status: number, text: string): void =>
    void outgoing.writeHead(status, { "content-type": "text/plain" }).end(`${text}\n`);
  const server = createServer((incoming, outgoing) => {
    if (!OWN_PATH.test(incoming.url ?? "/"))
      return refuse(outgoing, 400, "The path must begin with exactly one slash.");
    const name = nameIn(incoming.headers.host);
    if (!names.has(name))
      return refuse(outgoing, 421, `This proxy does not answer as "${name}"; --host ${name || "NAME"} allows it.`);
    let isOurs = false;
    recordExchange(incoming, outgoing, (entry) => {
      // The proxy's own 502 is not a response of the server.
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
