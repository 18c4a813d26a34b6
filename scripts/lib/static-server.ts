import { readdirSync, readFileSync } from "node:fs";
import {
  createServer,
  request as httpRequest,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Duplex } from "node:stream";
import { extname, join, relative, sep } from "node:path";
import { cacheControl, readsOfThePage, securityHeaders, serverTimingOfThePage } from "./response-headers.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
const HIDDEN = /\.map$|\/\./;
const PASSED_ON = /^\/(?:api|media)\//;
const REALTIME = /^\/api\/awps\/client\//;
/**
 * A path of this site. `//host`, `/\host` and `http://host` name another one, to which a proxy must not send the
 * visitor's cookies.
 */
const OWN_PATH = /^\/(?![/\\])[^\\]*$/;
/** Additional policy for media of sites: opened directly, they run nothing. The browser applies both policies. */
const MEDIA_POLICY = "default-src 'none'; sandbox";
/** The sign-in page reads no session. */
const READS_NOTHING = /^\/admin(?:\/|$)/;
const SIGN_IN = /^\/api\/auth\/(?:login|logout)$/;

/** Files and back end to serve. */
export type Site = {
  /** Folder of a build. */
  root: string;
  /** Target of /api and /media, such as `http://127.0.0.1:4010`. Without it they are 404. */
  upstream?: string | undefined;
  /** The mocked build: its own policy, and the sign-in and sign-out URLs are pages of the console. */
  mocked?: boolean | undefined;
  /** Origin of the realtime hub. */
  realtimeHub?: string | undefined;
};

/** All files of a build by URL path. Anything else is 404. */
const filesOf = (root: string): Map<string, Buffer> => {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  const paths = entries.map((it) => join(it.parentPath, it.name));
  return new Map(paths.map((path) => [`/${relative(root, path).split(sep).join("/")}`, readFileSync(path)]));
};

const keep = (path: string): string => {
  if (path === "/index.html") return cacheControl.index;
  return path.startsWith("/assets/") ? cacheControl.assets : cacheControl.other;
};

const proxy = (
  upstream: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  hidden: readonly string[] = [],
): void => {
  const { method = "GET", headers } = incoming;
  const onward = httpRequest(upstream, { method, headers, path: incoming.url ?? "/" }, (answer) => {
    for (const name of hidden) delete answer.headers[name];
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on("error", () => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { "Content-Type": "text/plain; charset=utf-8" });
    outgoing.end("The back end does not answer");
  });
  incoming.pipe(onward);
};

/** Forwards a WebSocket, including the handshake. */
const upgrade = (upstream: string, incoming: IncomingMessage, socket: Duplex, head: Buffer): void => {
  const { method = "GET", headers } = incoming;
  const onward = httpRequest(upstream, { method, headers, path: incoming.url ?? "/" });
  onward.on("upgrade", (answer, further, rest) => {
    const lines = answer.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]));
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
    further.write(head);
    socket.write(rest);
    further.on("error", () => socket.destroy());
    socket.on("error", () => further.destroy());
    further.pipe(socket).pipe(further);
  });
  onward.on("response", () => socket.destroy());
  onward.on("error", () => socket.destroy());
  onward.end();
};

/**
 * Serves a build like deploy/nginx: same headers, same fallback to index.html, compressed files, /api and /media
 * forwarded. For machines without nginx, for the mocked build and for the bench. Start it with `.listen()`.
 */
export const staticServer = ({ root, upstream, mocked = false, realtimeHub }: Site): Server => {
  const files = filesOf(root);
  const headers = securityHeaders({ mocked, realtimeHub });
  const security = Object.entries(headers);
  const policy = headers["Content-Security-Policy"] ?? "";

  const sendFile = (path: string, incoming: IncomingMessage, outgoing: ServerResponse) => {
    const accepted = [incoming.headers["accept-encoding"]].flat().join();
    const encoding = (["br", "gzip"] as const).find(
      (it) => accepted.includes(it) && files.has(`${path}.${it === "br" ? "br" : "gz"}`),
    );
    const body = files.get(encoding ? `${path}.${encoding === "br" ? "br" : "gz"}` : path);
    outgoing.writeHead(200, {
      "Content-Type": TYPES[extname(path)] ?? "application/octet-stream",
      "Content-Length": body?.length ?? 0,
      "Cache-Control": keep(path),
      Vary: "Accept-Encoding",
      ...(encoding && { "Content-Encoding": encoding }),
    });
    outgoing.end(incoming.method === "HEAD" ? undefined : body);
  };

  const refuse = (outgoing: ServerResponse, status: number) => {
    outgoing.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
    outgoing.end(STATUS_CODES[status]);
  };

  const server = createServer((incoming, outgoing) => {
    for (const [name, value] of security) outgoing.setHeader(name, value);
    if (!OWN_PATH.test(incoming.url ?? "/")) return refuse(outgoing, 400);
    const path = decodePath(incoming.url);
    const page = mocked && SIGN_IN.test(path);
    if (path === "/api/auth/logout" && !page) outgoing.setHeader("Clear-Site-Data", '"cache"');
    if (PASSED_ON.test(path) && !page) {
      if (!upstream) return refuse(outgoing, 404);
      if (!path.startsWith("/media/")) return proxy(upstream, incoming, outgoing);
      outgoing.setHeader("Content-Security-Policy", [policy, MEDIA_POLICY]);
      return proxy(upstream, incoming, outgoing, ["content-security-policy"]);
    }
    if (incoming.method !== "GET" && incoming.method !== "HEAD") return refuse(outgoing, 405);
    if (path === "/healthz") {
      outgoing.writeHead(200, { "Content-Type": "text/plain", "Cache-Control": cacheControl.index });
      return outgoing.end("ok\n");
    }
    if (HIDDEN.test(path)) return refuse(outgoing, 404);
    if (files.has(path)) return sendFile(path, incoming, outgoing);
    if (path.startsWith("/assets/")) return refuse(outgoing, 404);
    if (upstream && !READS_NOTHING.test(path)) outgoing.setHeader("Link", readsOfThePage);
    outgoing.setHeader("Server-Timing", serverTimingOfThePage);
    return sendFile("/index.html", incoming, outgoing);
  });
  server.on("upgrade", (incoming, socket, head) => {
    const isRealtime = OWN_PATH.test(incoming.url ?? "/") && REALTIME.test(decodePath(incoming.url));
    if (upstream && isRealtime) return upgrade(upstream, incoming, socket, head);
    return socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
  });
  return server;
};

const decodePath = (url = "/"): string => {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return "/";
  }
};
