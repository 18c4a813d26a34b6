import type { keyOf } from "@backoffice/api-client";
import { useQueryClient } from "@tanstack/react-query";

type ListRead = { operation: { id: Parameters<typeof keyOf>[0] } };

/**
 * A cached row of a list as `placeholderData` for the read of its record: a panel shows the row at once, and then
 * the server's answer. Only for lists whose rows are complete records.
 */
export const useListed = <Row>({ operation }: ListRead, fits: (row: Row) => boolean): (() => Row | undefined) => {
  const client = useQueryClient();
  return () =>
    client
      .getQueriesData<{ items: Row[] }>({ queryKey: [operation.id] })
      .flatMap(([, page]) => page?.items ?? [])
      .find(fits);
};
