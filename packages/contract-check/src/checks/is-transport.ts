import type { Exchange } from "../traffic/exchange.ts";

const isSameCall = (one: URL, other: URL) =>
  one.hostname === other.hostname && one.pathname === other.pathname && one.search === other.search;

/**
 * Whether a proxy or browser generates the exchange before the API is reached: preflight, WebSocket, redirect from http
 * to https.
 */
export const isTransport = ({ method, url, reply }: Exchange): boolean => {
  if (method === "OPTIONS" || reply.status === 101) return true;
  if (reply.status < 300 || reply.status >= 400 || url.protocol !== "http:") return false;
  const location = reply.headers.get("location")?.[0];
  if (location === undefined || !URL.canParse(location)) return false;
  const target = new URL(location);
  return target.protocol === "https:" && isSameCall(target, url);
};
