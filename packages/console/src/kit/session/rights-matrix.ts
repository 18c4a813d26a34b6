import type { Role } from "./session.ts";

/** A page or an operation, its permission, and the roles that hold it. */
export type RightsRow = { id: string; title: string; permission: string; roles: readonly Role[] };

type Page = { path: string; title: string; permission?: string; onlyFor?: Role; notForPartners?: boolean };
type Source = {
  pages: readonly Page[];
  operations: readonly { id: string; permission: string; roles: readonly Role[] }[];
  rolesWith: (permission: string) => readonly Role[];
};

/** The role matrix (roles × pages × operations), from the catalogue and the contract's `x-permission`. */
export const rightsMatrix = ({
  pages,
  operations,
  rolesWith,
}: Source): { pages: RightsRow[]; operations: RightsRow[] } => ({
  pages: pages
    .map(({ path, title, permission = "signed_in", onlyFor, notForPartners }) => ({
      id: path,
      title,
      permission,
      roles: rolesWith(permission).filter(
        (role) => (!onlyFor || role === onlyFor) && !(notForPartners && role === "PARTNER"),
      ),
    }))
    .toSorted((a, b) => a.id.localeCompare(b.id)),
  operations: operations.map(({ id, permission, roles }) => ({ id, title: id, permission, roles })),
});
