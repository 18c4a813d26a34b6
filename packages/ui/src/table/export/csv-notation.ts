import { formatDateTime } from "../../display/locale/format-date-time.ts";
import type { Locale } from "../../display/locale/locale.ts";

/**
 * Notation of a file: as the reader sees dates, numbers and choices on screen, for a spreadsheet of the reader's country;
 * or for programs of any country: ISO 8601 with offset, decimal points, codes.
 */
export type CsvNotation = "screen" | "machine";

/** A notation, and the reader's locale and time zone. */
export type CsvFormat = Locale & { notation: CsvNotation };

const signs = new Map<string, "." | ",">();

/** The decimal sign of a file. Spreadsheets know no others. */
export const decimalSign = ({ notation, locale }: CsvFormat): "." | "," => {
  if (notation === "machine") return ".";
  const known = signs.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  const sign = parts.find(({ type }) => type === "decimal")?.value === "." ? "." : ",";
  signs.set(locale, sign);
  return sign;
};

/** The separator of a file: that of spreadsheets in countries with the same decimal sign. */
export const separatorOf = (format: CsvFormat): "," | ";" => (decimalSign(format) === "," ? ";" : ",");

const offsets = new Map<string, Intl.DateTimeFormat>();
const OFFSET = /^GMT(?<sign>[+-])(?<hours>\d\d):(?<minutes>\d\d)/;

/** Writes a time in ISO 8601 with the zone's offset: `2026-11-28T16:06:06+01:00`. */
const isoInZone = (date: Date, timeZone: string): string => {
  const format = offsets.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  offsets.set(timeZone, format);
  const name = format.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const { sign = "+", hours = "00", minutes = "00" } = OFFSET.exec(name)?.groups ?? {};
  const minutesAhead = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const local = new Date(date.getTime() + minutesAhead * 60_000).toISOString();
  return local.replace(/(\.000)?Z$/, `${sign}${hours}:${minutes}`);
};

/** Writes a time; empty if it is invalid. */
export const csvMoment = (date: Date, { notation, locale, timeZone }: CsvFormat): string => {
  if (Number.isNaN(date.getTime())) return "";
  return notation === "machine" ? isoInZone(date, timeZone) : formatDateTime(date, locale, timeZone);
};

/** Writes a calendar day, the same in every time zone; a text that is none is unchanged. */
export const csvDay = (day: string, { notation, locale }: CsvFormat): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return notation === "machine" || Number.isNaN(date.getTime()) ? day : formatDateTime(date, locale, "UTC", "date");
};
