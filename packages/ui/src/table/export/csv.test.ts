import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateCell } from "../cells/date-cell.tsx";
import { moneyCell } from "../cells/money-cell.tsx";
import { waitingCell } from "../cells/waiting/waiting-cell.tsx";
import { csvColumns } from "./csv-columns.ts";
import { csvField, type CsvValue } from "./csv-field.ts";
import { writeCsv } from "./csv.ts";

const MACHINE = { notation: "machine", locale: "en-GB", timeZone: "UTC" } as const;
const SCREEN = { ...MACHINE, notation: "screen" } as const;

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
    [new Date("2026-11-21T10:00:00Z"), "2026-11-21T10:00:00+00:00"],
    [{ day: "2026-11-21" }, "2026-11-21"],
    [{ code: "IN_PROGRESS", label: "In progress" }, "IN_PROGRESS"],
    [true, "true"],
    [new Date(Number.NaN), ""],
  ])("value %o → field %s", (value, field) => {
    expect(csvField(value, MACHINE)).toBe(field);
  });

  it.each([
    ["007", "'007"],
    ["-01", "'-01"],
    ["5105556114226842", "'5105556114226842"],
    ["6E51", "'6E51"],
    ["6e-5", "'6e-5"],
    ["0", "0"],
    ["0.5", "0.5"],
    ["123456789012345", "123456789012345"],
    ["6F51", "6F51"],
  ])("text %s, which a spreadsheet may take for another number → %s, unchanged for machines", (text, field) => {
    expect(csvField(text, SCREEN)).toBe(field);
    expect(csvField(text, MACHINE)).toBe(text);
  });

  it("text that starts with a formula character → prefixed with an apostrophe", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...Array.from("=+-@\t\r")), (text, start) => {
        // A negative amount is a number and is not escaped.
        fc.pre(!/^-(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(start + text));
        expect(csvField(start + text, SCREEN).replace(/^"/, "")).toMatch(/^'/);
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
      SCREEN,
    );
    expect(columns.map(({ header, value }) => [header, value({ fee: "-12.50" })])).toEqual([
      ["Fee", { number: "-12.50" }],
      ["Fee currency", "EUR"],
      ["Note", "x"],
    ]);
  });
});

it.each([
  ["screen", "en-GB", "Europe/Malta", "Created (Europe/Malta)", "20 Nov 2026, 13:04:05"],
  ["screen", "de", "America/Los_Angeles", "Created (America/Los_Angeles)", "20. Nov 2026, 04:04:05"],
  ["machine", "de", "Europe/Malta", "Created", "2026-11-20T13:04:05.678+01:00"],
  ["machine", "en-GB", "America/St_Johns", "Created", "2026-11-20T08:34:05.678-03:30"],
] as const)("csvColumns: time, %s in %s and %s → %s: %s", (notation, locale, timeZone, header, written) => {
  const format = { notation, locale, timeZone };
  const [column] = csvColumns([{ id: "at", header: "Created", ...dateCell<string>((at) => at) }], format);
  expect([column?.header, csvField(column?.value("2026-11-20T12:04:05.678Z"), format).replaceAll('"', "")]).toEqual([
    header,
    written,
  ]);
});

it("csvColumns: waiting time → time when it began", () => {
  const [column] = csvColumns([{ id: "at", header: "Waiting", ...waitingCell<string | null>((at) => at, 24) }], SCREEN);
  expect(column?.header).toBe("Waiting since (UTC)");
  expect(csvField(column?.value("2026-11-20T12:04:05Z"), SCREEN)).toBe('"20 Nov 2026, 12:04:05"');
  expect(csvField(column?.value(null), SCREEN)).toBe("");
});

it("csvColumns: column labels a choice → its label as on screen, the code for machines", () => {
  const [column] = csvColumns(
    [{ id: "s", header: "State", cell: () => null, value: () => ({ code: "A", label: "A" }), labels: { A: "Open" } }],
    SCREEN,
  );
  expect([SCREEN, MACHINE].map((format) => csvField(column?.value({}), format))).toEqual(["Open", "A"]);
});

describe("writeCsv", () => {
  const columns = [
    { header: "Name", value: ([name]: readonly string[]) => name },
    { header: "Note", value: ([, note]: readonly string[]) => note },
  ];
  it("pages of rows → header and one piece per page with rows", async () => {
    const pieces = [];
    for await (const piece of writeCsv(columns, [[["a", "b"]], [], [["c", "d;"]]], { ...SCREEN, locale: "de" })) {
      pieces.push(piece);
    }
    expect(pieces).toEqual([
      { text: "\uFEFFName;Note\r\n", rows: 0 },
      { text: "a;b\r\n", rows: 1 },
      { text: 'c;"d;"\r\n', rows: 1 },
    ]);
  });
});
