import type { ApiError, Data, Input, Operation } from "@backoffice/api-client";
import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RecordStates } from "./record-states.tsx";

type Read<O extends Operation> = {
  noun: string;
  read: { operation: O; options: (input: Input<O>) => object };
  close: () => void;
};

type Props<O extends Operation> = Read<O> & {
  /** The input of the record's read; falsy for a new record. */
  input: Input<O> | undefined | "" | false;
  children: (record: Data<O> | undefined) => ReactNode;
};

const Existing = <O extends Operation>({
  noun,
  read,
  input,
  close,
  children,
}: Read<O> & { input: Input<O>; children: (record: Data<O>) => ReactNode }) => {
  const options = read.options(input) as UseQueryOptions<Data<O>, ApiError>;
  return (
    <RecordStates noun={noun} query={useQuery({ ...options, staleTime: 0 })} close={close}>
      {children}
    </RecordStates>
  );
};

/** A panel that adds a record if the address names none, and edits the record that it names. */
export const NewOrExisting = <const O extends Operation>({ input, children, ...read }: Props<O>) =>
  input ? (
    <Existing {...read} input={input}>
      {children}
    </Existing>
  ) : (
    children(undefined)
  );
