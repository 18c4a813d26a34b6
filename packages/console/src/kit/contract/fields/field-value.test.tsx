import { ExactNumber, type Field } from "@backoffice/api-client";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { writeCsv } from "@backoffice/ui/table";
import { fieldText, fieldValue, fileColumns } from "./field-value.tsx";

const locale = { locale: "en-GB", timeZone: "UTC" };
const shown = (field: Field, value: unknown) => {
  const { container } = render(fieldValue(field, { [field.name]: value }, locale));
  return { text: container.textContent, box: container.querySelector("bdi[dir=ltr]") };
};
const inFile = async (field: Field, value: unknown) => {
  const column = { header: "A", value: fileColumns(field).value! };
  let last = "";
  for await (const { text } of writeCsv([column], [[{ [field.name]: value }]])) last = text;
  return last.trimEnd();
};

it.each([
  ["subtype", "GAME_UPDATED", "Game updated"],
  ["type", "GAMES", "Games"],
  ["transactionSubType", "DEPOSIT_BONUS", "Deposit bonus"],
])("says a code in %s, %s, in words, and has it under the pointer, copied and in a file", async (name, code, words) => {
  const field: Field = { name, kind: "text" };
  const { container } = render(fieldValue(field, { [name]: code }, locale));
  expect(container.textContent).toBe(words);
  expect(container.querySelector("[title]")?.getAttribute("title")).toBe(code);
  expect([fieldText(code), await inFile(field, code)]).toEqual([code, code]);
});

it.each([
  ["title", "SUMMER_SALE"],
  ["type", "USDT"],
  ["type", "Prize_A"],
])("leaves the %s %s, which is no code of a kind", (name, value) => {
  expect(shown({ name, kind: "text" }, value).text).toBe(value);
});

const BIG = new ExactNumber("-9007199254740993");

it.each<[Field, unknown, string, string]>([
  [{ name: "winAmount", kind: "money", currency: "TRY" }, BIG, "−9,007,199,254,740,993.00TRY", "-9007199254740993"],
  [{ name: "count", kind: "integer" }, BIG, "−9,007,199,254,740,993", "-9007199254740993"],
  [
    { name: "share", kind: "percentage" },
    new ExactNumber("12.3456789012345678901"),
    "12.3456789012345678901%",
    "12.3456789012345678901",
  ],
  [
    { name: "txNo", kind: "integer" },
    new ExactNumber("12345678901234567890"),
    "12345678901234567890",
    "12345678901234567890",
  ],
  [{ name: "winAmount", kind: "money", currency: "TRY" }, -12.5, "−12.50TRY", "-12.5"],
])("%o of %s is %s on the screen, and %s in a file and copied", async (field, value, screen, raw) => {
  const { text, box } = shown(field, value);
  expect([text, box !== null]).toEqual([screen, true]);
  expect([fieldText(value), await inFile(field, value)]).toEqual([raw, raw]);
});
