import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { formatDateTime } from "../../display/locale/format-date-time.ts";
import { toWall } from "../../filters/ranges/wall-clock.ts";
import type { CsvFormat } from "./csv-notation.ts";
import { writeCsv } from "./csv.ts";

const whole = async (pieces: AsyncIterable<{ text: string }>) => {
  let file = "";
  for await (const { text } of pieces) file += text;
  return file;
};

/** Separator and decimal sign of the spreadsheets of a country. */
const COUNTRIES = {
  "en-GB": [",", "."],
  "en-US": [",", "."],
  de: [";", ","],
  es: [";", ","],
  fr: [";", ","],
  pt: [";", ","],
  sv: [";", ","],
  tr: [";", ","],
} as const;
const ZONES = ["UTC", "Europe/Malta", "America/St_Johns", "Asia/Kathmandu", "Pacific/Chatham"];
type Row = { at: Date; day: string; amount: string; count: number; code: string; note: string };

const columns = [
  { header: "at", value: ({ at }: Row) => at },
  { header: "day", value: ({ day }: Row) => ({ day }) },
  { header: "amount", value: ({ amount }: Row) => ({ number: amount }) },
  { header: "count", value: ({ count }: Row) => count },
  { header: "code", value: ({ code }: Row) => ({ code, label: `Label of ${code}` }) },
  { header: "note", value: ({ note }: Row) => note },
];
const rows = fc.array(
  fc.record({
    at: fc.date({ min: new Date(0), max: new Date("2099-12-31"), noInvalidDate: true }),
    day: fc
      .date({ min: new Date(0), max: new Date("2099-12-31"), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10)),
    amount: fc
      .tuple(fc.bigInt(-(10n ** 22n), 10n ** 22n), fc.nat(99_999_999))
      .map(([units, part]) => `${units}.${String(part).padStart(8, "0")}`),
    count: fc.integer(),
    code: fc.constantFrom("PENDING", "IN_PROGRESS"),
    note: fc.string({ unit: "grapheme" }),
  }),
  { minLength: 1, maxLength: 4 },
);
/** Reads a file back as a program does that is set to a separator. */
const read = async (list: readonly Row[], format: CsvFormat, delimiter: string) =>
  parse<Record<string, string>>(await whole(writeCsv(columns, [list], format)), {
    bom: true,
    columns: true,
    delimiter,
  });
const bare = (text: string) => text.replaceAll("'", "");

it.each(Object.keys(COUNTRIES) as (keyof typeof COUNTRIES)[])(
  "CSV as on screen, locale %s → a program of that country reads the same numbers and texts",
  async (locale) => {
    const [separator, decimal] = COUNTRIES[locale];
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(...ZONES), async (list, timeZone) => {
        const lines = await read(list, { notation: "screen", locale, timeZone }, separator);
        expect(lines.map((line) => ({ ...line, note: bare(line["note"]!) }))).toEqual(
          list.map(({ at, day, amount, count, code, note }) => ({
            at: formatDateTime(at, locale, timeZone),
            day: formatDateTime(new Date(day), locale, "UTC", "date"),
            amount: amount.replace(".", decimal),
            count: String(count),
            code: `Label of ${code}`,
            note: bare(note),
          })),
        );
      }),
    );
  },
);

it("machine-readable CSV: any locale and zone → the same times, numbers, codes and texts", async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.constantFrom(...Object.keys(COUNTRIES)),
      fc.constantFrom(...ZONES),
      async (list, locale, timeZone) => {
        const lines = await read(list, { notation: "machine", locale, timeZone }, ",");
        expect(lines.map((line) => ({ ...line, note: bare(line["note"]!) }))).toEqual(
          list.map((row) => ({
            ...row,
            at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?[+-]\d\d:\d\d$/) as string,
            count: String(row.count),
            note: bare(row.note),
          })),
        );
        // The offset is that of the zone: the written local time is the zone's.
        for (const [index, { at }] of lines.entries()) {
          expect(Date.parse(at!)).toBe(list[index]!.at.getTime());
          expect(at!.slice(0, 16)).toBe(toWall(list[index]!.at.getTime(), timeZone));
        }
      },
    ),
  );
});
