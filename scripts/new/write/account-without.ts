import { accounts } from "../../../packages/mocks/src/index.ts";

/** An account of the pretend back end that lacks a right, and has another; nothing when there is none. */
export const accountWithout = (right: string, other = "signed_in"): string | undefined =>
  accounts.find(({ permissions, blocked }) => {
    const held = new Set<string>(permissions);
    return !blocked && !held.has(right) && (other === "signed_in" || held.has(other));
  })?.id;
