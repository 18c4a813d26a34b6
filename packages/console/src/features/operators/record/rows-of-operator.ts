import type { Operation, ReadShape } from "@backoffice/api-client";
import { contractSource } from "#kit/contract/list/contract-source.ts";
import type { ContractRead } from "#kit/contract/list/contract-read.ts";
import type { FilterName, FixedInput, RowField, RowOf, SortName } from "#kit/list/call-types.ts";
import type { RowSource } from "#kit/list/rows/row-source.ts";

/** Rows of one operator or brand only, whatever the scope. */
export const rowsOfOperator = <const O extends Operation>(
  read: ContractRead<O>,
  shape: ReadShape,
  key: RowField<O>,
  fixed: FixedInput<O>,
): RowSource<RowOf<O>, FilterName<O>, SortName<O>> =>
  contractSource(read, shape, [key], { includeBrands: false, ...fixed }) as unknown as RowSource<
    RowOf<O>,
    FilterName<O>,
    SortName<O>
  >;
