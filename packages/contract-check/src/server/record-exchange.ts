import type { IncomingMessage, ServerResponse } from "node:http";
import type { HarEntry } from "../traffic/har-entry.ts";

type Pairs = { name: string; value: string }[];

const pairsOf = (headers: Record<string, number | string | string[] | undefined>): Pairs =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((it) => ({ name, value: String(it) })),
  );

/** The headers passed to `writeHead`: an object, or alternating names and values. */
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

/** Copies each chunk passed to these methods of an object. Chunks passed on between the methods are copied once. */
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
 * Records a request and its reply while a server handles them, and reports the exchange when the reply is sent. Neither
 * is changed or delayed. It must be called before the request body is read.
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
  // Express removes the mount path of a router.
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
