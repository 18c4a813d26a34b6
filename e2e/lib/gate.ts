import { createServer, request, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { listen } from "../../scripts/lib/listen.ts";

/** A network in front of a site that can be taken away. */
export type Gate = {
  url: string;
  /** `open`; `cut`: connections fail, as without a network; `away`: the server is down, its proxy answers. */
  set: (state: "open" | "cut" | "away") => void;
  /** The `Idempotency-Key`s of all writes that the browser sent. */
  keys: string[];
  stop: () => Promise<void>;
};

/** Starts a gate in front of a site, open. */
export const startGate = async (site: string): Promise<Gate> => {
  let state: "open" | "cut" | "away" = "open";
  const keys: string[] = [];
  const sockets = new Set<Socket>();
  const isAway = ({ url = "" }: IncomingMessage) => state === "away" && url.startsWith("/api/");
  const server = createServer((asked, answer) => {
    const key = asked.headers["idempotency-key"];
    if (typeof key === "string") keys.push(key);
    if (isAway(asked)) {
      asked.resume();
      return void answer.writeHead(502, { "content-type": "text/html" }).end("<h1>502 Bad Gateway</h1>");
    }
    const { method, headers } = asked;
    const on = request(site + asked.url, { method, headers }, (got) => {
      answer.writeHead(got.statusCode!, got.headers);
      got.pipe(answer);
    });
    on.on("error", () => answer.destroy());
    asked.pipe(on);
  });
  server.on("connection", (socket) => {
    if (state === "cut") return void socket.destroy();
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("upgrade", (asked, socket, head) => {
    const { hostname, port } = new URL(site);
    if (isAway(asked)) return void socket.destroy();
    const on = connect(Number(port), hostname, () => {
      const lines = asked.rawHeaders.flatMap((it, at, all) => (at % 2 === 0 ? [`${it}: ${all[at + 1]}`] : []));
      on.write([`GET ${asked.url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
      on.write(head);
      on.pipe(socket).pipe(on);
    });
    for (const end of [on, socket])
      end.on("error", () => undefined).on("close", () => (on.destroy(), socket.destroy()));
  });
  const url = await listen(server);
  const drop = () => sockets.forEach((it) => it.destroy());
  return {
    url,
    keys,
    set: (next) => {
      state = next;
      if (next !== "open") drop();
    },
    stop: () => {
      drop();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
};
