import { modules } from "../../packages/console/src/app/modules.ts";
import { pageTitles } from "../../packages/console/src/kit/pages/page-titles.ts";
import { createRegistry } from "../../packages/console/src/kit/pages/registry.ts";
import { ROLES, rolesWith } from "../../packages/mocks/src/session/rights.ts";

export type Role = (typeof ROLES)[number];

/** A page of the catalogue with the URL at which it is opened. */
export type Entry = {
  address: string;
  title: string;
  /** The menu group of the page. */
  group: string;
  /** Roles that may open the page; all others are refused. */
  roles: readonly Role[];
};

/**
 * Pages of records with an unknown ID say that it does not exist. For an operator the server returns an error, so an
 * existing ID is used.
 */
const IDS: Readonly<{ [path: string]: string }> = { "/operators/{id}": "op-nordlys" };
const NOWHERE = "00000000-0000-4000-8000-000000000000";

/** All pages and variants of the catalogue. */
export const ENTRIES: readonly Entry[] = createRegistry(modules).pages.flatMap(
  ({ path, title, variants = {}, group, permission = "signed_in", onlyFor }) =>
    pageTitles({ title, variants }).map(([query, named]) => ({
      address: `${path.replaceAll(/\{\w+\}/g, IDS[path] ?? NOWHERE)}${query && `?${query}`}`,
      title: named,
      group,
      roles: rolesWith(permission).filter((role) => !onlyFor || role === onlyFor),
    })),
);

export { ROLES };
