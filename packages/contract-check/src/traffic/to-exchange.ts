import { isStackOverflow } from "@backoffice/api-client/codegen";
import { replyBody, requestBody } from "./body-of.ts";
import type { Body, Exchange } from "./exchange.ts";
import type { HarEntry } from "./har-entry.ts";
import { headersOf } from "./headers-of.ts";

/** The reason why an entry is not an API exchange. */
export type Unusable = { unusable: string };

/** Converts an entry to an exchange. `seen` is its position in the recording. Never throws. */
export const toExchange = (entry: HarEntry, seen: string): Exchange | Unusable => {
  const { request, response } = entry ?? {};
  if (typeof request?.url !== "string" || typeof request.method !== "string") return { unusable: "has no request" };
  if (!URL.canParse(request.url, "http://localhost")) return { unusable: "has no address" };
  const url = new URL(request.url, "http://localhost");
  if (!/^https?:$/.test(url.protocol)) return { unusable: "is not HTTP" };
  const status = Number(response?.status ?? 0);
  if (!Number.isInteger(status) || status <= 0 || status > 999) return { unusable: "has no answer" };
  const method = request.method.toUpperCase();
  if (!/^[A-Z-]{1,20}$/.test(method)) return { unusable: "has no HTTP method" };
  const sent = headersOf(request.headers);
  const got = headersOf(response?.headers, response?.redirectURL);
  const hasHeaders = Boolean(response?.headers) && response?._headersLeftOut !== true;
  const exchangeOf = (sentBody: Body, gotBody: Body): Exchange => ({
    seen,
    method,
    url,
    request: { headers: sent, body: sentBody },
    reply: { status, headers: got, hasHeaders, body: gotBody },
  });
  try {
    return exchangeOf(requestBody(request, sent), replyBody(response ?? {}, got));
  } catch (error) {
    if (isStackOverflow(error)) return { ...exchangeOf({ kind: "none" }, { kind: "none" }), isTooDeep: true };
    return { unusable: "has a body that cannot be unpacked" };
  }
};
