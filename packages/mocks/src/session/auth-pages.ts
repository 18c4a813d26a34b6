import { ownPath } from "@backoffice/api-client/contract";
import { Refusal } from "../request/refusal.ts";
import { accountOf } from "./accounts.ts";

/** A redirect of the browser and the account that is signed in from then on (null: nobody). */
export type Redirect = { to: string; account: string | null };

/** Signs in: `as` is an account id or a role (default: super admin), `returnTo` a path of the console. */
export const logIn = (params: URLSearchParams): Redirect | Refusal => {
  const to = ownPath(params.get("returnTo") ?? "/quick-dashboard");
  const account = accountOf(params.get("as") ?? "SUPER_ADMIN");
  if (!account) return Refusal.ofFields({ as: "as: There is no such account." });
  if (to === undefined) return Refusal.ofFields({ returnTo: "returnTo: is not a path of the console" });
  return { to, account: account.id };
};

/** Signs out. */
export const logOut = (): Redirect => ({ to: "/admin", account: null });

/** The redirect as a `Response` that sets or clears the session cookie. */
export const redirectResponse = ({ to, account }: Redirect): Response =>
  new Response(null, {
    status: 302,
    headers: {
      Location: to,
      "Set-Cookie": `appSession=${account ?? ""}; Path=/; HttpOnly; SameSite=Lax${account ? "" : "; Max-Age=0"}`,
    },
  });
