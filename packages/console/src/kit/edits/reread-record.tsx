import type { Data, Input, Operation } from "@backoffice/api-client";
import { useLatestCallback } from "@backoffice/ui";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import { RereadContext } from "./reread.ts";

type RereadRecordProps<Row, O extends Operation> = {
  /** The record that the dialog was opened with. */
  record: Row;
  read: { operation: O; options: (input: Input<O>) => object };
  input: Input<O>;
  /** Finds the record in the answer if that is a list; undefined if it is gone. */
  find?: (data: Data<O>) => Row | undefined;
  children: (record: Row) => ReactNode;
};

/** A record passed to a dialog, which the form inside rereads before it submits. */
export const RereadRecord = <Row, const O extends Operation>({
  record,
  read,
  input,
  find = (data) => data as unknown as Row,
  children,
}: RereadRecordProps<Row, O>) => {
  const queryClient = useQueryClient();
  const [{ row, version }, setRead] = useState({ row: record, version: 0 });
  const again = useLatestCallback(async () => {
    const options = read.options(input) as Parameters<QueryClient["query"]>[0];
    const found = find((await queryClient.query({ ...options, staleTime: 0 })) as Data<O>);
    const next = version + 1;
    setRead({ row: found ?? row, version: next });
    return next;
  });
  const reread = useMemo(() => ({ version, again }), [version, again]);
  return <RereadContext value={reread}>{children(row)}</RereadContext>;
};
