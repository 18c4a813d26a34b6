import type { ApiError } from "@backoffice/api-client";
import { useLocale, useNow } from "@backoffice/ui";
import type { RowData } from "@backoffice/ui/table";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePlace } from "#kit/kept-pages/use-place.ts";
import type { List } from "#kit/list/rows/use-list.ts";
import { previousPeriod } from "../period/previous-period.ts";
import { formatPeriod } from "../period/format-period.ts";

const momentOf = (text: unknown) => (typeof text === "string" ? Date.parse(text) : undefined);

/** Totals of the previous period by the same call; `words`, and `short` without this year, are undefined while no period is set. */
export const usePreviousPeriod = <Row extends RowData>({ asked: request, source }: List<Row>) => {
  const locale = useLocale();
  const now = useNow(false);
  const { shown } = usePlace();
  const { from, to } = request;
  const before = useMemo(
    () => previousPeriod({ from: momentOf(from), to: momentOf(to) }, now, locale.timeZone),
    // oxlint-disable-next-line react/exhaustive-deps -- of the time when the period was asked for, not of each render
    [from, to, locale.timeZone],
  );
  const span = before && { from: new Date(before.from).toISOString(), to: new Date(before.to).toISOString() };
  const { data, error } = useQuery<unknown, ApiError>({
    ...source.query({ ...request, ...span, page: 1, itemsPerPage: 1 }),
    enabled: before !== undefined,
    subscribed: shown,
  });
  return {
    words: before && formatPeriod(before, locale),
    short: before && formatPeriod(before, locale, now),
    totals: before && data !== undefined ? source.page(data).totals : undefined,
    failed: error !== null,
  };
};
