import type { components } from "@backoffice/api-client";
import { withEnglishNames } from "@backoffice/ui";

type ReleaseNote = components["schemas"]["ReleaseNote"];

/** Whether a server of another version says when a note was published. */
export const isDated = (at: string): boolean => !Number.isNaN(Date.parse(at));

/** Notes in their order, grouped by the month of the zone in which they were published: "November 2026". */
export const notesByMonth = (notes: readonly ReleaseNote[], locale: string, timeZone: string) => {
  const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone });
  return [
    ...Map.groupBy(notes, ({ publishedAt }) =>
      isDated(publishedAt) ? withEnglishNames(month, new Date(publishedAt)) : "Without a date",
    ),
  ];
};
