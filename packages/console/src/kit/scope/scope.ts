import { useMemo } from "react";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { compact } from "#kit/state/compact.ts";
import { isAdmin, useSession, type Session } from "#kit/session/session.ts";

/** All operators that the user may see (shell §2.1). */
export const ALL = "*";

/** The default content of every site; for platform staff, on CMS pages (shell §2.1). */
export const CMS_DEFAULT = "DEFAULT";

/** The parameters that every menu link keeps (shell §2.1); isTest is the older spelling (ruling 17). */
export const KEPT_BY_LINKS = ["opId", "is-test", "isTest"] as const;

/** The parameters of the scope. */
export const SCOPE_PARAMS: readonly string[] = [...KEPT_BY_LINKS, "includeBrands"];

const yesNo = (text: string | null) => (text === "true" ? true : text === "false" ? false : undefined);

/** The scope of a page: operator or brand, whether its brands are included, which players. */
export type Scope = { opId: string; includeBrands?: boolean; isTest?: boolean };

/** Reads the scope from a query string. Users who may not edit the default content see all operators instead. */
export const scopeOf = (search: URLSearchParams, session: Session): Scope => {
  const opId = search.get("opId");
  return compact({
    opId: opId === CMS_DEFAULT && !isAdmin(session) ? ALL : opId || ALL,
    includeBrands: yesNo(search.get("includeBrands")),
    isTest: yesNo(search.get("is-test") ?? search.get("isTest")),
  });
};

/** Reads the scope from the address. */
export const useScope = (): Scope => {
  const search = useSearchParams();
  const session = useSession();
  return useMemo(() => scopeOf(search, session), [search, session]);
};
