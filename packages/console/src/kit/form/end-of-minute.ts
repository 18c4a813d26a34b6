import { z } from "zod";

const MINUTE = 60_000;

/** The last millisecond (ISO) of a minute: a period "to 23:59" includes that whole minute, as in filters. */
const lastOf = (iso: string): string =>
  new Date(Math.floor(Date.parse(iso) / MINUTE) * MINUTE + MINUTE - 1).toISOString();

/**
 * Validates the end of a period, typed to the minute and sent as its last millisecond. `missing` is the error without
 * one.
 */
export const endOfMinute = (missing: string) => z.iso.datetime(missing).transform(lastOf);
