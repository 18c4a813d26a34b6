import { modules } from "../packages/console/src/app/modules.ts";
import { pageTitles } from "../packages/console/src/kit/pages/page-titles.ts";
import { createRegistry } from "../packages/console/src/kit/pages/registry.ts";
import { ROLES, rolesWith } from "../packages/mocks/src/session/rights.ts";

export type Role = (typeof ROLES)[number];

/** One entry of the page catalogue as somebody would open it. */
export type Entry = {
  address: string;
  title: string;
  /** The part of the menu that it belongs to. */
  group: string;
  /** Those who may open it; the others are refused. */
  roles: readonly Role[];
};

/** Of a record that is not there, the page says so; of an operator the server says more. */
const IDS: Readonly<{ [path: string]: string }> = { "/operators/{id}": "op-nordlys" };
const NOWHERE = "00000000-0000-4000-8000-000000000000";

/** Every page and variant of the catalogue. */
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
