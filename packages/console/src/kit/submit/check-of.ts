import type { UnknownOutcome } from "./unknown-outcomes.ts";

/** Where staff see whether a write was carried out. */
export type Check = { href: string; label: string };

const path = (pathname: string, search: Record<string, string>) => `${pathname}?${new URLSearchParams(search)}`;

/** Shows what a player's money did since a write was sent, or an operator's invoices; else the page it was sent from. */
export const checkOf = ({ operation, facts, at, page }: UnknownOutcome, time: string): Check => {
  const { playerCode, opId } = facts;
  if (playerCode !== undefined)
    return {
      href: path("/transactions/list", { playerCode, from: new Date(at).toISOString() }),
      label: `Transactions of this player since ${time}`,
    };
  if (/invoice/i.test(operation))
    return { href: path("/billing/invoices", opId === undefined ? {} : { opId }), label: "Invoices" };
  return { href: page, label: "The page that this was sent from" };
};
