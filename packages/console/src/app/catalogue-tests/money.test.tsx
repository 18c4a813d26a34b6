import { ExactNumber, type Field, type ReadShape } from "@backoffice/api-client";
import { decimalText } from "@backoffice/ui/form";
import { csvColumns, writeCsv, type CsvNotation } from "@backoffice/ui/table";
import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { totalsOf as bulkTotalsOf } from "#kit/bulk/bulk-totals.ts";
import { contractColumns } from "#kit/contract/list/contract-columns.tsx";
import { totalsOf } from "#kit/contract/list/totals-of.tsx";
import { currencyDigits } from "#kit/numbers/currency-digits.ts";
import { LOCALES, localeOf } from "#kit/preferences/chosen-locale.ts";

/*
 * An amount is the same number wherever it is read: on screen, in a row of totals, in a file of each notation, in the sums
 * of a bulk action and in a form. For yen without decimals, dinars with three, crypto currencies with up to eight, negative
 * amounts, and amounts with more digits than a double holds.
 */

const CURRENCIES = ["USD", "EUR", "TRY", "JPY", "KWD", "BTC", "USDT", "TRX", "UUSD"];

const isMoney = ({ kind }: Field) => kind === "money";
const shapes = Object.values(
  import.meta.glob<Record<string, ReadShape>>("../../../../api-client/src/generated/shapes/*.ts", { eager: true }),
)
  .flatMap((file) => Object.entries(file))
  .filter(([, { fields, totals = [] }]) => [...fields, ...totals].some(isMoney));

/** The decimal without zeros and signs that change nothing. */
const normal = (text: string) => {
  const [whole = "", part = ""] = text.replace(/^-/, "").split(".");
  const number = [whole.replace(/^0+(?=\d)/, "") || "0", part.replace(/0+$/, "")].filter(Boolean).join(".");
  return text.startsWith("-") && number !== "0" ? `-${number}` : number;
};

type Amount = { text: string; value: number };
/** An amount with the decimals of its currency, as the client decodes it. */
const amountIn = (currency: string): fc.Arbitrary<Amount> => {
  const [, digits] = currencyDigits(currency);
  const units = fc.oneof(
    fc.bigInt(-99_999n, 99_999n),
    fc.bigInt(-(10n ** 15n) + 1n, 10n ** 15n - 1n),
    fc.bigInt(-(10n ** 24n), 10n ** 24n),
  );
  return units.map((all) => {
    const figures = String(all < 0n ? -all : all).padStart(digits + 1, "0");
    const [whole, part] = [figures.slice(0, figures.length - digits), figures.slice(figures.length - digits)];
    const text = normal(`${all < 0n ? "-" : ""}${whole}${digits > 0 ? `.${part}` : ""}`);
    const isExact = text.replaceAll(/[-.]/g, "").length > 15;
    return { text, value: isExact ? (new ExactNumber(text) as unknown as number) : Number(text) };
  });
};

/** Reads a number as its reader does: digits, sign and the decimal sign of the locale. */
const readIn = (locale: string, text: string): string => {
  const point = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === "decimal")!.value;
  const [whole = "", part = ""] = text.split(point).map((digits) => digits.replaceAll(/\D/g, ""));
  return normal(`${/[-−]/.test(text) ? "-" : ""}${whole}.${part}`);
};
const shownIn = (node: ReactNode) =>
  renderToStaticMarkup(<>{node}</>)
    .replaceAll(/<[^>]*>/g, "\u0000")
    .split("\u0000")
    .find((text) => /\d/.test(text)) ?? "";

const locales = fc.constantFrom(...LOCALES.map(({ tag }) => localeOf(tag)));

const fieldCurrency = ({ currency }: Field, chosen: string) =>
  currency !== undefined && /^[A-Z]{3,5}$/.test(currency) ? currency : chosen;
/** The row of one amount, with its currency where the contract has it. */
const rowOf = ({ name, currency }: Field, value: number, chosen: string) => ({
  [name]: value,
  ...(currency !== undefined && !/^[A-Z]{3,5}$/.test(currency) && { [currency]: chosen }),
});

/** A field, an amount in its currency, and the locale of the reader. */
const cases = (fields: readonly Field[]) =>
  fc.tuple(fc.constantFrom(...fields), fc.constantFrom(...CURRENCIES), locales).chain(([field, chosen, locale]) => {
    const written = field.currency === undefined ? undefined : fieldCurrency(field, chosen);
    return amountIn(written ?? "USD").map((amount) => ({
      field,
      amount,
      locale,
      row: rowOf(field, amount.value, chosen),
    }));
  });

const inFile = async (
  column: Parameters<typeof csvColumns>[0][number],
  row: object,
  locale: string,
  notation: CsvNotation,
) => {
  const format = { notation, locale, timeZone: "UTC" };
  const [first] = csvColumns([column], format);
  let last = "";
  for await (const { text } of writeCsv([first!], [[row as never]], format)) last = text;
  return last.trim().replaceAll('"', "");
};

it("money: all shapes of the contract with amounts are tested", () => {
  expect(shapes.length).toBeGreaterThan(60);
  expect(shapes.filter(([name]) => /Report/.test(name)).length).toBeGreaterThanOrEqual(19);
});

describe.each(shapes)("money: %s", (_, shape) => {
  const fields = shape.fields.filter(isMoney);
  const sums = (shape.totals ?? []).filter(isMoney);

  it.runIf(fields.length > 0)("any amount → the same on screen and in files of both notations", () =>
    fc.assert(
      fc.asyncProperty(cases(fields), async ({ field, amount, locale, row }) => {
        const changes = { [field.name]: {} };
        const column = contractColumns(shape, { key: [field.name], changes }).find(({ id }) => id === field.name)!;
        const reader = { locale, timeZone: "UTC" };
        expect(readIn(locale, shownIn(column.cell(row, reader)))).toBe(amount.text);
        expect(readIn(locale, await inFile(column as never, row, locale, "screen"))).toBe(amount.text);
        expect(normal(await inFile(column as never, row, locale, "machine"))).toBe(amount.text);
      }),
      { numRuns: 30 },
    ),
  );

  it.runIf(sums.length > 0)("any total → the same on screen", () =>
    fc.assert(
      fc.property(cases(sums), ({ field, amount, locale, row }) => {
        const cells = totalsOf(shape)!(row, { locale, timeZone: "UTC" });
        expect(readIn(locale, shownIn(cells[field.name]))).toBe(amount.text);
      }),
      { numRuns: 30 },
    ),
  );
});

it("bulk sums: any amounts in any currencies → the exact sum of each", () => {
  const row = fc
    .constantFrom(...CURRENCIES)
    .chain((currency) => amountIn(currency).map((amount) => ({ ...amount, currency })));
  const units = (text: string) => {
    const [whole = "", part = ""] = text.split(".");
    return BigInt(whole + part.padEnd(8, "0"));
  };
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
      const sums = bulkTotalsOf(rows, { of: ({ value, currency }) => ({ amount: value, currency }) });
      const expected = Map.groupBy(rows, ({ currency }) => currency);
      expect(new Map(sums.map(({ currency, total }) => [currency, units(total)]))).toEqual(
        new Map(
          [...expected].map(([currency, own]) => [currency, own.reduce((sum, { text }) => sum + units(text), 0n)]),
        ),
      );
    }),
  );
});

it("forms: any amount that a form accepts → the same number on the wire", () => {
  const rule = decimalText();
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCIES).chain(amountIn), ({ text }) => {
      if (!rule.safeParse(text).success) return;
      const sent = JSON.parse(JSON.stringify({ amount: Number(text) })) as { amount: number };
      expect(
        normal(new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 20 }).format(sent.amount)),
      ).toBe(text);
    }),
    { numRuns: 2000 },
  );
});
