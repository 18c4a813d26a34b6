import { z } from "zod";

const MINUTE = 60_000;

/** The last moment (ISO) of a moment's minute: a period "to 23:59" includes all of that minute, as filters have it. */
const lastOf = (iso: string): string =>
  new Date(Math.floor(Date.parse(iso) / MINUTE) * MINUTE + MINUTE - 1).toISOString();

/** The rule of the end of a period, typed to the minute: sent as the last moment of it. `missing` is said without one. */
export const endOfMinute = (missing: string) => z.iso.datetime(missing).transform(lastOf);
