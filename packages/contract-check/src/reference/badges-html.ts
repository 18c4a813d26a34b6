import type { Operation } from "../contract/contract.ts";
import { html, type Html } from "./html.ts";

const ORIGINS = {
  documented: "The specification says so",
  inferred: "Had to be invented: nobody has promised it",
};
const EFFECTS: Record<string, string> = {
  read: "Changes nothing, may be repeated at will",
  write: "Changes something: sent once, never retried",
  money: "Moves money: sent once, never retried",
};

const permissionText = (permission: string): string => {
  if (permission === "public") return "no session needed";
  return permission === "signed_in" ? "any session" : permission;
};

/** The HTTP method in its color. */
export const methodHtml = (method: string): Html => html`<span class="method ${method}">${method.toUpperCase()}</span>`;

/** Origin, effect and permission of an operation. */
export const badgesHtml = ({ origin, effect, permission }: Operation): Html =>
  html`<span class="badge origin ${origin}" title="${ORIGINS[origin]}">${origin}</span>
    <span class="badge effect ${effect}" title="${EFFECTS[effect] ?? ""}">${effect}</span>
    ${permission && html`<span class="badge permission" title="The right that the session needs">${permissionText(permission)}</span>`}`;
