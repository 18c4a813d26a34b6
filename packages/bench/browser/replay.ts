import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const HOP_BY_HOP = new Set(["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"]);

/**
 * A caching proxy in front of the mock server: a repeated request gets the same response from memory, so that the bench
 * measures the console and not the server. The bench changes no data.
 */
export const replay = (upstream: string): Server => {
  const known = new Map<string, Promise<Answer>>();

  const ask = async (method: string, url: string, cookie: string, body: string): Promise<Answer> => {
    const response = await fetch(upstream + url, {
      method,
      redirect: "manual",
      headers: { cookie, "content-type": "application/json" },
      ...(body && { body }),
    });
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !HOP_BY_HOP.has(name)));
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  };

  return createServer((incoming, outgoing) => {
    void (async () => {
      const { method = "GET", url = "/", headers } = incoming;
      const body = await text(incoming);
      const key = [method, url, headers.cookie, body].join("\n");
      const cached = known.get(key) ?? ask(method, url, headers.cookie ?? "", body);
      known.set(key, cached);
      const answer = await cached;
      outgoing.writeHead(answer.status, { ...answer.headers, "content-length": answer.body.length });
      outgoing.end(answer.body);
    })();
  });
};
