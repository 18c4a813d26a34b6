import type { keyOf } from "@backoffice/api-client";
import { useQueryClient } from "@tanstack/react-query";

type ListRead = { operation: { id: Parameters<typeof keyOf>[0] } };

/**
 * The row of a list that is already here, as `placeholderData` of the read of its record: a panel shows at once what
 * the list knows, and then what the server says. Only for lists whose rows are whole records.
 */
export const useListed = <Row>({ operation }: ListRead, fits: (row: Row) => boolean): (() => Row | undefined) => {
  const client = useQueryClient();
  return () =>
    client
      .getQueriesData<{ items: Row[] }>({ queryKey: [operation.id] })
      .flatMap(([, page]) => page?.items ?? [])
      .find(fits);
};
