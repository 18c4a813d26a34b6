type List = { path: string; row: string };

/** A site and the selectors that the bench uses: the console, or the bare page with the same two lists. */
export type Subject = {
  site: string;
  banks: List;
  accounts: List;
  /** Selector of the dialog that an account opens. */
  dialog: string;
};

/** Lists that were open before stay hidden in the console's document. */
const SHOWN = 'main > :not([data-slot="page"][aria-hidden])';
const [BANKS, ACCOUNTS] = ["/withdraw/bank-list", "/withdraw/bank-accounts"];

export const consoleAt = (site: string): Subject => ({
  site,
  banks: { path: BANKS, row: `${SHOWN} table[aria-label="Banks"] tr[data-slot="table-row"]` },
  accounts: { path: ACCOUNTS, row: `${SHOWN} table[aria-label="Bank accounts"] tr[data-slot="table-row"]` },
  dialog: '[data-slot="drawer"]',
});

/** See packages/console/bench/bare. */
export const bareAt = (site: string): Subject => ({
  site,
  banks: { path: BANKS, row: 'table[aria-label="Banks"] tbody tr' },
  accounts: { path: ACCOUNTS, row: 'table[aria-label="Bank accounts"] tbody tr' },
  dialog: "dialog[open]",
});

export const DASHBOARD: List = { path: "/quick-dashboard", row: "main section a, main section [data-slot]" };
/** The first cells of a row may contain a checkbox or a link. This cell is plain text in both sites. */
export const cellOf = ({ row }: List): string => `${row} td:nth-child(3)`;
export const linkTo = ({ path }: List): string => `nav a[href^="${path}"]`;
