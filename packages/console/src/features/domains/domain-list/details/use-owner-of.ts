import { listDomains, useListDomains, type components } from "@backoffice/api-client";
import { useMemo } from "react";
import { useListed } from "#kit/records/use-listed.ts";
import { ALL } from "#kit/scope/scope.ts";

type Domain = components["schemas"]["Domain"];

/**
 * Finds the operator of a domain, required by the call for one domain (content §7): from the visible list, otherwise by
 * searching for the name.
 */
export const useOwnerOf = (domainName: string) => {
  const find = useListed<Domain>(listDomains, (row) => row.domainName === domainName);
  // The list when the drawer opens: the response of the query below would be found in it later.
  // oxlint-disable-next-line react/exhaustive-deps -- `find` is another one each time
  const listed = useMemo(find, [domainName]);
  const query = useListDomains(
    { query: { domain: domainName, opId: ALL, limit: 0 } },
    { enabled: listed === undefined && domainName !== "" },
  );
  const owner =
    query.data && "items" in query.data ? query.data.items.find((row) => row.domainName === domainName) : undefined;
  return { opId: (listed ?? owner)?.opId, query };
};
