import { listDomains } from "@backoffice/api-client";
import { listDomains as shape } from "@backoffice/api-client/shapes/domains";
import { contractSource } from "#kit/contract/list/contract-source.ts";
import type { FilterName, FixedInput, RowOf, SortName } from "#kit/list/call-types.ts";
import type { RowSource } from "#kit/list/rows/row-source.ts";

type Read = typeof listDomains.operation;

/** Domains matching fixed parameters. The call takes query parameters and counts pages from 0. */
export const domainsWith = (fixed: FixedInput<Read>): RowSource<RowOf<Read>, FilterName<Read>, SortName<Read>> =>
  contractSource(listDomains, shape, ["domainName"], fixed) as unknown as ReturnType<typeof domainsWith>;
