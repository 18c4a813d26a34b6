import { listSportFreebets, type ApiError, type components, type Data, type Input } from "@backoffice/api-client";
import type { UseQueryOptions } from "@tanstack/react-query";
import type { FilterName, SortName } from "#kit/list/call-types.ts";
import { DEFAULT_LIMIT } from "#kit/list/state/list-state.ts";
import type { ListRequest, RowSource } from "#kit/list/rows/row-source.ts";

type SportFreebet = components["schemas"]["SportFreebet"];
type Call = typeof listSportFreebets.operation;

/**
 * Query of the sports platform, which has no operators and sets the page size itself unless the user selects another
 * one (shell §2.3).
 */
export const freebetsInput = ({
  opId: _opId,
  includeBrands: _includeBrands,
  isTest: _isTest,
  itemsPerPage,
  stage,
  ...rest
}: ListRequest): Input<Call> => ({
  query: {
    ...(rest as Input<Call>["query"]),
    ...(itemsPerPage !== DEFAULT_LIMIT && { itemsPerPage }),
    ...(stage !== undefined && { stage: Number(stage) as SportFreebet["stage"] }),
  },
});

/** Rows of the sport freebet list. */
export const freebets: RowSource<SportFreebet, FilterName<Call>, SortName<Call>> = {
  id: ({ id }) => id,
  query: (request) =>
    listSportFreebets.options(freebetsInput(request)) as unknown as UseQueryOptions<unknown, ApiError>,
  page: (answer) => {
    const { items, metadata } = answer as Data<Call>;
    return { items, count: metadata.totalItems, limit: metadata.itemsPerPage };
  },
};
