import type { IncomingMessage, ServerResponse } from "node:http";
import type { HarEntry } from "../traffic/har-entry.ts";

type Pairs = { name: string; value: string }[];

const pairsOf = (headers: Record<string, number | string | string[] | undefined>): Pairs =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((it) => ({ name, value: String(it) })),
  );

/** The headers that `writeHead` was given: an object, or names and values in turn. */
const givenHeaders = (args: readonly unknown[]): Record<string, string> => {
  const last = args.at(-1);
  if (Array.isArray(last))
    return Object.fromEntries(
      last.flatMap((it, index) => (index % 2 === 0 ? [[String(it), String(last[index + 1])]] : [])),
    );
  return typeof last === "object" && last !== null ? (last as Record<string, string>) : {};
};

const bytesOf = (chunk: unknown, encoding: unknown): Buffer | undefined => {
  if (typeof chunk === "string")
    return Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : undefined;
};

/** Keeps a copy of every piece that these methods of an object are handed; what one of them hands to another only once. */
const copied = (object: object, methods: readonly string[], pieces: Buffer[]) => {
  const holder = object as Record<string, (...args: unknown[]) => unknown>;
  let isInside = false;
  for (const method of methods) {
    const original = holder[method]!.bind(object);
    holder[method] = (...args) => {
      if (isInside) return original(...args);
      const bytes = bytesOf(args[0], args[1]);
      if (bytes) pieces.push(bytes);
      isInside = true;
      try {
        return original(...args);
      } finally {
        isInside = false;
      }
    };
  }
};

/**
 * Watches a request and its reply while a server deals with them, and hands on what went over the wire when the reply is
 * out. Neither is changed or kept waiting. It must be called before anybody reads the request's body.
 */
export const recordExchange = (
  request: IncomingMessage,
  response: ServerResponse,
  done: (entry: HarEntry) => void,
): void => {
  const [sent, got]: [Buffer[], Buffer[]] = [[], []];
  let written: Record<string, string> = {};
  copied(request, ["push"], sent);
  copied(response, ["write", "end"], got);
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    written = { ...written, ...givenHeaders(args) };
    return writeHead(...args);
  };
  // Express cuts off where a router is mounted.
  const address = (request as { originalUrl?: string }).originalUrl ?? request.url ?? "/";
  const { method = "GET", headers } = request;
  response.once("finish", () => {
    const type = headers["content-type"];
    const body = Buffer.concat(sent);
    const reply = { ...response.getHeaders(), ...written };
    done({
      request: {
        method,
        url: new URL(address, `http://${headers.host ?? "localhost"}`).href,
        headers: pairsOf(headers),
        ...(body.length > 0 && { postData: { mimeType: type ?? "", text: body.toString("utf8") } }),
      },
      response: {
        status: response.statusCode,
        headers: pairsOf(reply),
        content: { text: Buffer.concat(got).toString("base64"), encoding: "base64" },
      },
    });
  });
};
