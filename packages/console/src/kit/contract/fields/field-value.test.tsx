import { ExactNumber, type Field } from "@backoffice/api-client";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { writeCsv, type CsvNotation } from "@backoffice/ui/table";
import { fieldText, fieldValue } from "./field-value.tsx";
import { fileColumns } from "./file-columns.ts";

const locale = { locale: "en-GB", timeZone: "UTC" };
const shown = (field: Field, value: unknown) => {
  const { container } = render(fieldValue(field, { [field.name]: value }, locale));
  return { text: container.textContent, box: container.querySelector("bdi[dir=ltr]") };
};
const inFile = async (field: Field, value: unknown, notation: CsvNotation = "screen") => {
  const column = { header: "A", value: fileColumns(field).value! };
  let last = "";
  for await (const { text } of writeCsv([column], [[{ [field.name]: value }]], { ...locale, notation })) last = text;
  return last.trimEnd();
};

it.each([
  ["subtype", "GAME_UPDATED", "Game updated"],
  ["type", "GAMES", "Games"],
  ["transactionSubType", "DEPOSIT_BONUS", "Deposit bonus"],
])(
  "fieldValue: code in %s, %s → %s on screen and in files; code in tooltip, copied text and machine-readable files",
  async (name, code, words) => {
    const field: Field = { name, kind: "text", list: "words" };
    const { container } = render(fieldValue(field, { [name]: code }, locale));
    expect(container.textContent).toBe(words);
    expect(container.querySelector("[title]")?.getAttribute("title")).toBe(code);
    expect([fieldText(code), await inFile(field, code, "machine")]).toEqual([code, code]);
    expect(await inFile(field, code)).toBe(words);
  },
);

it.each([
  [{ name: "title", kind: "text" }, "SUMMER_SALE"],
  [{ name: "type", kind: "text", list: "words" }, "USDT"],
  [{ name: "type", kind: "text", list: "words" }, "Prize_A"],
] as const)("fieldValue: %o with %s, which is no word code → shown unchanged", (field, value) => {
  expect(shown(field, value).text).toBe(value);
});

it("fieldValue: list of codes that the contract names → words; languages stay codes", () => {
  const field: Field = { name: "reasons", kind: "list", values: ["MANY_REJECTED", "EN"] };
  expect(shown(field, ["MANY_REJECTED", "EN"]).text).toBe("Many rejected, EN");
});

const BIG = new ExactNumber("-9007199254740993");

it.each<[Field, unknown, string, string, string?]>([
  [
    { name: "winAmount", kind: "money", currency: "TRY" },
    BIG,
    "−9,007,199,254,740,993.00TRY",
    "-9007199254740993",
    "-9007199254740993.00",
  ],
  [{ name: "count", kind: "integer" }, BIG, "−9,007,199,254,740,993", "-9007199254740993"],
  [
    { name: "share", kind: "percentage" },
    new ExactNumber("12.3456789012345678901"),
    "12.3456789012345678901%",
    "12.3456789012345678901",
  ],
  [
    { name: "txNo", kind: "integer", list: "nominal" },
    new ExactNumber("12345678901234567890"),
    "12345678901234567890",
    "12345678901234567890",
  ],
  [{ name: "winAmount", kind: "money", currency: "TRY" }, -12.5, "−12.50TRY", "-12.5", "-12.50"],
])(
  "fieldValue: %o with %s → %s on screen, %s copied, %s exported",
  async (field, value, screen, raw, inAFile = raw) => {
    const { text, box } = shown(field, value);
    expect([text, box !== null]).toEqual([screen, true]);
    expect([fieldText(value), await inFile(field, value)]).toEqual([raw, inAFile]);
  },
);

it.each<[Field, unknown, screen: string, machine: string]>([
  [{ name: "createdAt", kind: "moment" }, "2026-11-20T12:04:05Z", "20 Nov 2026, 12:04:05", "2026-11-20T12:04:05+00:00"],
  [{ name: "at", kind: "epoch" }, 1_795_176_245, "20 Nov 2026, 12:04:05", "2026-11-20T12:04:05+00:00"],
  [{ name: "date", kind: "date" }, "2026-11-20", "20 Nov 2026", "2026-11-20"],
  [{ name: "status", kind: "choice" }, "IN_PROGRESS", "In progress", "IN_PROGRESS"],
  [{ name: "isTest", kind: "boolean" }, false, "No", "false"],
  [{ name: "createdAt", kind: "moment" }, null, "", ""],
  [{ name: "createdAt", kind: "moment" }, "soon", "soon", "soon"],
])("fileColumns: %o with %s → as on screen %s, for machines %s", async (field, value, screen, machine) => {
  const written = async (notation: CsvNotation) => (await inFile(field, value, notation)).replaceAll('"', "");
  expect([await written("screen"), await written("machine")]).toEqual([screen, machine]);
});
