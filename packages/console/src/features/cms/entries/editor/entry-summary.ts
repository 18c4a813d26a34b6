import { formatDateTime, formatShort, serverTime, useLocale } from "@backoffice/ui";
import { useOperatorTitle } from "#entities/operator/operator-titles.tsx";
import { usePublishSummary } from "#kit/pages/page-summary.ts";
import { CMS_DEFAULT } from "#kit/scope/scope.ts";
import type { Saved } from "#entities/content/version-conflict/use-version-conflict.ts";

export type EntryRecord = Saved & {
  id: string;
  opId: string;
  slug?: string;
  languages: readonly string[];
  publishedAt?: string | null;
};

/** The time of a save: the hour today, else the day too. */
const savedAt = (at: Date, locale: string, timeZone: string): string => {
  const dayOf = (moment: Date) => formatDateTime(moment, locale, timeZone, "date");
  return dayOf(at) === dayOf(new Date(serverTime()))
    ? formatDateTime(at, locale, timeZone, "minute")
    : formatShort(at, locale, timeZone);
};

/** Shows an entry's title in the top bar, and beside it its site, address and last save. */
export const useEntrySummary = (title: string, record: EntryRecord | undefined): void => {
  const { locale, timeZone } = useLocale();
  const site = useOperatorTitle(record?.opId ?? "");
  const { slug, updatedAt, updatedBy } = record ?? {};
  const parts = record && [
    record.opId === CMS_DEFAULT ? "CMS DEFAULT" : site,
    ...(slug ? [`/${slug}`] : []),
    ...(updatedAt ? [`saved ${savedAt(new Date(updatedAt), locale, timeZone)} by ${updatedBy ?? ""}`] : []),
  ];
  usePublishSummary(parts?.join(" · "), undefined, title);
};
