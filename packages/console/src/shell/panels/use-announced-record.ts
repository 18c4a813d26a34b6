import { announce, useLocale } from "@backoffice/ui";
import { useEffect, useRef } from "react";
import { formatNumber } from "#kit/numbers/format-number.ts";
import type { ShownTitles } from "#kit/panels/panel-frame.tsx";

type Place = { at: number; total: number } | undefined;

/** "Withdrawal 3 of 104, 294.50 BRL, player CYFK4T". */
export const recordAnnouncement = (
  { title, name, subtitle, record }: ShownTitles,
  place: Place,
  locale: string,
): string => {
  const about = record ?? [name, subtitle].filter(Boolean).join(" · ");
  const noun = title.replace(/ details$/i, "");
  const placed = place ? `${noun} ${formatNumber(place.at, locale)} of ${formatNumber(place.total, locale)}` : noun;
  return about ? `${placed}, ${about.replaceAll(" · ", ", ")}` : placed;
};

/**
 * Announces the next record in the same drawer, after Next, J, K or a decision: the focus stays in the drawer,
 * whose name is unchanged. The first record is announced with the drawer's name on opening.
 */
export const useAnnouncedRecord = (record: string, titles: ShownTitles | undefined, place: Place): void => {
  const latest = useRef(record);
  const { locale } = useLocale();
  const text = titles && recordAnnouncement(titles, place, locale);
  useEffect(() => {
    if (text === undefined || latest.current === record) return;
    latest.current = record;
    announce(text);
  }, [record, text]);
};
