/** Lists that were open before stay in the document, out of sight. */
const SHOWN = 'main > :not([data-slot="page"][aria-hidden])';

/** What the bench looks for in the console. */
export const BANKS = {
  path: "/withdraw/bank-list",
  row: `${SHOWN} table[aria-label="Banks"] tr[data-slot="table-row"]`,
};
export const ACCOUNTS = {
  path: "/withdraw/bank-accounts",
  row: `${SHOWN} table[aria-label="Bank accounts"] tr[data-slot="table-row"]`,
};
export const DASHBOARD = { path: "/quick-dashboard", row: "main section a, main section [data-slot]" };
export const BARE = { path: "/", row: '[data-slot="bare"]' };
export const DRAWER = '[data-slot="drawer"]';
/** An ordinary cell, neither a link nor a button. */
export const CELL = "td[data-column]";
/** An item of the side menu. */
export const menuItem = (path: string): string => `nav a[href^="${path}"]`;
