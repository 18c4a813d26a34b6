import { Refusal } from "../request/refusal.ts";
import { accountOf } from "./accounts.ts";

/** Where the browser goes, and who is signed in from then on. */
export type Redirect = { to: string; account: string | null };

const HERE = "http://console.invalid";

/** The path as a browser will read it, or undefined when it would lead to another site (`//elsewhere`, `/\\elsewhere`). */
const localPath = (text: string): string | undefined => {
  if (!text.startsWith("/") || !URL.canParse(text, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, HERE);
  return origin === HERE ? pathname + search + hash : undefined;
};

/** Signing in: `as` is an account's id or a role (a super admin when absent), `returnTo` a path of the console. */
export const logIn = (params: URLSearchParams): Redirect | Refusal => {
  const to = localPath(params.get("returnTo") ?? "/quick-dashboard");
  const account = accountOf(params.get("as") ?? "SUPER_ADMIN");
  if (!account) return Refusal.ofFields({ as: "as: There is no such account." });
  if (to === undefined) return Refusal.ofFields({ returnTo: "returnTo: is not a path of the console" });
  return { to, account: account.id };
};

/** Signing out. */
export const logOut = (): Redirect => ({ to: "/admin", account: null });

/** The redirect as a response, with the cookie. */
export const redirectResponse = ({ to, account }: Redirect): Response =>
  new Response(null, {
    status: 302,
    headers: {
      Location: to,
      "Set-Cookie": `appSession=${account ?? ""}; Path=/; HttpOnly; SameSite=Lax${account ? "" : "; Max-Age=0"}`,
    },
  });
