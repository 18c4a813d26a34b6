import { announce } from "@backoffice/ui";
import { useEffect, useRef } from "react";
import type { Titles } from "#kit/panels/panel-frame.tsx";

type Place = { at: number; total: number } | undefined;

/** "Withdrawal 3 of 104, 294.50 BRL, player CYFK4T". */
export const recordAnnouncement = ({ title, subtitle, record }: Titles, place: Place): string => {
  const about = record ?? subtitle;
  const noun = title.replace(/ details$/i, "");
  const placed = place ? `${noun} ${place.at} of ${place.total}` : noun;
  return about ? `${placed}, ${about.replaceAll(" · ", ", ")}` : placed;
};

/**
 * Announces the next record in the same drawer, after Next, J, K or "… and next": the focus stays in the drawer,
 * whose name is unchanged. The first record is announced with the drawer's name on opening.
 */
export const useAnnouncedRecord = (about: string, titles: Titles | undefined, place: Place): void => {
  const latest = useRef(about);
  const text = titles && recordAnnouncement(titles, place);
  useEffect(() => {
    if (text === undefined || latest.current === about) return;
    latest.current = about;
    announce(text);
  }, [about, text]);
};
