import { CLIENT_PATH } from "../../realtime/client-path.ts";
import type { AreaHandlers } from "../../request/handler.ts";

/** Base64url encoding. */
const base64Url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

const HOUR = 3600;

export const realtime = {
  // The same origin as the console, as its content security policy requires.
  negotiateRealtime: ({ account, clock, url }) => ({
    url: `${url.protocol === "https:" ? "wss" : "ws"}://${url.host}${CLIENT_PATH}`,
    awpsToken: `${base64Url({ alg: "none", typ: "JWT" })}.${base64Url({
      sub: account.user.user_id,
      exp: Math.floor(clock.now() / 1000) + HOUR,
    })}.mock`,
    groupName: account.user.op ?? "platform",
  }),
} satisfies AreaHandlers;
