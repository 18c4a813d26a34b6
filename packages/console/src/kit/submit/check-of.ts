import type { UnknownOutcome } from "./unknown-outcomes.ts";

/** A link to check whether a write was carried out. */
export type Check = { href: string; label: string };

const path = (pathname: string, search: Record<string, string>) => `${pathname}?${new URLSearchParams(search)}`;

/**
 * Links to the player's transactions since the write, or the operator's invoices; otherwise to the page it was sent
 * from.
 */
export const checkOf = ({ operation, facts, at, page }: UnknownOutcome, time: string): Check => {
  const { playerCode, opId } = facts;
  if (playerCode !== undefined)
    return {
      href: path("/transactions/list", { playerCode, from: new Date(at).toISOString() }),
      label: `Transactions of this player since ${time}`,
    };
  if (/invoice/i.test(operation))
    return { href: path("/billing/invoices", opId === undefined ? {} : { opId }), label: "Invoices" };
  return { href: page, label: "The page it was sent from" };
};
