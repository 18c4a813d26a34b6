import { listMedia, type ApiError, type components } from "@backoffice/api-client";
import type { UseQueryOptions } from "@tanstack/react-query";
import type { FilterName, SortName } from "#kit/list/call-types.ts";
import type { Page, RowSource } from "#kit/list/rows/row-source.ts";

type MediaItem = components["schemas"]["MediaItem"];
type Call = (typeof listMedia)["operation"];

/** Files of a site; the call takes the operator in the query string (content §7). */
export const media: RowSource<MediaItem, FilterName<Call>, SortName<Call>> = {
  id: ({ _id }) => _id,
  query: ({ opId, includeBrands: _brands, isTest: _test, ...body }) =>
    listMedia.options({ query: { opId }, body } as never) as UseQueryOptions<unknown, ApiError>,
  page: (answer) => answer as Page<MediaItem>,
};
