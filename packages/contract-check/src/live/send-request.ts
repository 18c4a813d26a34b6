import { mediaType } from "../contract/media-type.ts";
import type { Body, Exchange } from "../traffic/exchange.ts";
import { removePersonalData } from "../scrub/looks-personal.ts";
import { gathered } from "../traffic/form-values.ts";
import type { Draft } from "./build-request.ts";

/** The reason why there is no reply. */
export type Failure = { failure: "timeout" | "unreachable"; reason: string };

export type SendOptions = {
  /** The server's URL including the prefix, without a trailing slash. */
  base: string;
  cookie?: string;
  /** Timeout in milliseconds. */
  timeout: number;
  fetch?: (request: Request) => Promise<Response>;
};

const headersOf = (headers: Headers) => {
  const all = new Map<string, string[]>();
  for (const [name, value] of headers) all.set(name, [...(all.get(name) ?? []), value]);
  return all;
};

const typeOf = (value: string | null) => mediaType(value ?? "");

const bodyOf = (text: string, type: string | null): Body =>
  text === "" ? { kind: "none" } : { kind: "text", type: typeOf(type), text };

const sentBody = (body: Draft["body"]): Body =>
  body instanceof FormData
    ? {
        kind: "form",
        type: "multipart/form-data",
        values: gathered([...body].map(([name, it]) => [name, typeof it === "string" ? it : "file"])),
      }
    : bodyOf(body ?? "", "application/json");

const reasonOf = (error: unknown): string => {
  const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  return code ?? removePersonalData(message.slice(0, 200));
};

/** Sends a request and records the exchange. Redirects are not followed, so that cookies are not sent elsewhere. */
export const sendRequest = async (draft: Draft, seen: string, options: SendOptions): Promise<Exchange | Failure> => {
  const { base, cookie, timeout, fetch: send = fetch } = options;
  // The session's cookies override examples of the contract.
  const own = new Set(cookie?.split(";").map((it) => it.split("=")[0]!.trim()));
  const examples = draft.headers["cookie"]?.split("; ").filter((it) => !own.has(it.split("=")[0]!)) ?? [];
  const cookies = [...(cookie ? [cookie] : []), ...examples].join("; ");
  const headers = { ...draft.headers, ...(cookies && { cookie: cookies }) };
  const signal = AbortSignal.timeout(timeout);
  try {
    const request = new Request(base + draft.address, {
      method: draft.method,
      headers,
      redirect: "manual",
      signal,
      ...(draft.body !== undefined && { body: draft.body }),
    });
    const response = await send(request);
    const text = await response.text();
    return {
      seen,
      method: draft.method,
      url: new URL(base + draft.address),
      request: {
        headers: new Map(Object.entries(headers).map(([name, value]) => [name, [value]])),
        body: sentBody(draft.body),
      },
      reply: {
        status: response.status,
        headers: headersOf(response.headers),
        hasHeaders: true,
        body: bodyOf(text, response.headers.get("content-type")),
      },
    };
  } catch (error) {
    const isLate = signal.aborted;
    return { failure: isLate ? "timeout" : "unreachable", reason: reasonOf(error) };
  }
};
