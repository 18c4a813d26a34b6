import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateCell } from "../cells/date-cell.tsx";
import { moneyCell } from "../cells/money-cell.tsx";
import { csvColumns } from "./csv-columns.ts";
import { csvField, type CsvValue } from "./csv-field.ts";
import { writeCsv } from "./csv.ts";

describe("csvField", () => {
  it.each<[CsvValue, string]>([
    ["plain", "plain"],
    ["a,b", '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ["two\nlines", '"two\nlines"'],
    ["=1+1", "'=1+1"],
    ["+49 30 1", "'+49 30 1"],
    ["-12.50", "-12.50"],
    ["-1,234,567.50", '"-1,234,567.50"'],
    ["-1-1", "'-1-1"],
    ["-1,23", '"\'-1,23"'],
    ["\u200b\u2060\u00ad\u202e=1", "'\u200b\u2060\u00ad\u202e=1"],
    ["\u3164\ufe66 1", "'\u3164\ufe66 1"],
    ["a;b", '"a;b"'],
    ["a\tb", '"a\tb"'],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "\"'\t'=1\""],
    ["\rx", '"\'\rx"'],
    ["  =1", "'  =1"],
    ["=1,2", '"\'=1,2"'],
    ["a=1", "a=1"],
    [-12.5, "-12.5"],
    [1e-7, "0.0000001"],
    [-2.5e21, "-2500000000000000000000"],
    [{ number: "-12345678901234567890.10" }, "-12345678901234567890.10"],
    [{ number: "=1" }, "'=1"],
    [12n, "12"],
    // Numbers with more digits than a double holds are objects that convert to their text.
    [{ toString: () => "-9007199254740993" } as never, "-9007199254740993"],
    [{ toString: () => "-1e-400" } as never, "-1e-400"],
    [{ toString: () => "=1" } as never, "'=1"],
    [true, "true"],
    [Number.NaN, ""],
    [null, ""],
    [undefined, ""],
    [new Date("2026-11-21T10:00:00Z"), "2026-11-21T10:00:00.000Z"],
    [new Date(Number.NaN), ""],
  ])("value %o → field %s", (value, field) => {
    expect(csvField(value)).toBe(field);
  });

  it("text that starts with a formula character → prefixed with an apostrophe", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...Array.from("=+-@\t\r")), (text, start) => {
        // A negative amount is a number and is not escaped.
        fc.pre(!/^-(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(start + text));
        expect(csvField(start + text).replace(/^"/, "")).toMatch(/^'/);
      }),
    );
  });
});

describe("csvColumns", () => {
  it("column with a second value → extra column right after it, with its own header", () => {
    type Row = { fee: string };
    const columns = csvColumns<Row>(
      [
        { id: "fee", header: "Fee", ...moneyCell(({ fee }) => ({ amount: fee, currency: "EUR" })) },
        { id: "actions", header: "Actions", cell: () => null },
        { id: "note", header: "Note", cell: () => null, text: () => "x" },
      ],
      { locale: "en-GB", timeZone: "UTC" },
    );
    expect(columns.map(({ header, value }) => [header, value({ fee: "-12.50" })])).toEqual([
      ["Fee", { number: "-12.50" }],
      ["Fee currency", "EUR"],
      ["Note", "x"],
    ]);
  });
});

it.each([
  ["Europe/Malta", "20 Nov 2026, 13:04:05"],
  ["America/Los_Angeles", "20 Nov 2026, 04:04:05"],
])("csvColumns: dates in %s → written as on screen, header names the zone", (timeZone, written) => {
  const moment = { id: "at", header: "Created", ...dateCell<string>((at) => at) };
  const [column] = csvColumns([moment], { locale: "en-GB", timeZone });
  expect([column?.header, column?.value("2026-11-20T12:04:05.678Z")]).toEqual([`Created (${timeZone})`, written]);
});

/** Parses a file by RFC 4180. */
const parse = (file: string, separator: string): string[][] => {
  const rows: string[][] = [[]];
  for (let at = 0; at < file.length;) {
    let field = "";
    if (file[at] === '"') {
      for (at += 1; file[at] !== '"' || file[at + 1] === '"'; at += file[at] === '"' ? 2 : 1) field += file[at] ?? "";
      at += 1;
    } else while (at < file.length && file[at] !== separator && file[at] !== "\r") field += file[at++] ?? "";
    rows.at(-1)?.push(field);
    if (file[at] === "\r") {
      at += 2;
      rows.push([]);
    } else at += 1;
  }
  return rows.slice(0, -1);
};

const whole = async (pieces: AsyncIterable<{ text: string }>) => {
  let file = "";
  for await (const { text } of pieces) file += text;
  return file;
};

describe("writeCsv", () => {
  const columns = [
    { header: "Name", value: ([name]: readonly string[]) => name },
    { header: "Note", value: ([, note]: readonly string[]) => note },
  ];
  it("pages of rows → header and one piece per page with rows", async () => {
    const pieces = [];
    for await (const piece of writeCsv(columns, [[["a", "b"]], [], [["c", "d;"]]], { bom: true, separator: ";" })) {
      pieces.push(piece);
    }
    expect(pieces).toEqual([
      { text: "\uFEFFName;Note\r\n", rows: 0 },
      { text: "a;b\r\n", rows: 1 },
      { text: 'c;"d;"\r\n', rows: 1 },
    ]);
  });

  it("any texts and separators → parsed back by RFC 4180", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.string(), fc.string())),
        fc.constantFrom("," as const, ";" as const, "\t" as const),
        async (rows, separator) => {
          const lines = parse(await whole(writeCsv(columns, [rows], { separator })), separator);
          // Apostrophes may be added.
          const bare = (list: readonly (readonly string[])[]) =>
            list.map((row) => row.map((text) => text.replaceAll("'", "")));
          expect(bare(lines.slice(1))).toEqual(bare(rows));
        },
      ),
    );
  });
});
