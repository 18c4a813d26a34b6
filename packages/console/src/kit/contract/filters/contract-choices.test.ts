import type { InputField } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { choicesOf, chosen } from "./contract-choices.tsx";

const input: readonly InputField[] = [
  { name: "period", kind: "choice", values: ["TODAY", "THIS_WEEK"], in: "body" },
  { name: "selectedLanguage", kind: "text", label: "Language", in: "query" },
  { name: "betAmountInUSD", kind: "money", in: "body" },
];
const languages = { selectedLanguage: [{ value: "sv", label: "Swedish" }] };

it("choicesOf: field with a default, and options from contract or page → a choice", () => {
  expect(choicesOf(input, { period: "TODAY", selectedLanguage: "en", betAmountInUSD: 100 }, languages)).toEqual([
    {
      name: "period",
      label: "Period",
      usual: "TODAY",
      options: [
        { value: "TODAY", label: "Today" },
        { value: "THIS_WEEK", label: "This week" },
      ],
    },
    { name: "selectedLanguage", label: "Language", usual: "en", options: languages.selectedLanguage },
  ]);
  expect(choicesOf(input, { selectedLanguage: "en" })).toEqual([]);
});

it.each([
  ["", "TODAY"],
  ["period=THIS_WEEK", "THIS_WEEK"],
  ["period=ALWAYS", "TODAY"],
])("chosen: query %j → %s", (search, value) => {
  const [period] = choicesOf(input, { period: "TODAY" });
  expect(chosen(period!, new URLSearchParams(search))).toBe(value);
});
