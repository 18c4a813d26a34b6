import type { components } from "@backoffice/api-client/contract";
import type { Account } from "./accounts.ts";
import { menuPages } from "./menu-pages.ts";

/** The pages that the account may open. */
export const menuOf = ({ permissions }: Account): components["schemas"]["MenuItem"][] =>
  menuPages.filter(([, needs]) => !needs || permissions.includes(needs)).map(([path]) => ({ path }));
