import { expect, it } from "vitest";
import { bonusFormInput, bonusFormSchema, bonusFormValues } from "./bonus-form.schema.ts";

const filled = {
  opId: "op-nordlys",
  title: { en: "Anniversary", sv: "Årsdag" },
  description: { en: "Once a year." },
  prizeType: "FREE_BET",
  bonusAmountInUSD: "12.5",
  status: "ACTIVE",
  questions: [
    { key: "since", value: "Since when do you play?" },
    { key: "", value: "" },
    { key: "game", value: "What do you like most?" },
  ],
  required: ["since"],
};
const says = (change: object) =>
  bonusFormSchema
    .safeParse({ ...filled, ...change })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
const ask = (key: string, value = "Why?") => ({ questions: [{ key, value }] });
const many = (length: number) => ({ questions: Array.from({ length }, (_, at) => ({ key: `q${at}`, value: "Why?" })) });
const KEY = "Begin the key with a letter, then use letters, digits and underscores, 40 at most.";

it.each([[{}], [ask("a".repeat(40))], [ask("a", "x".repeat(200))], [many(20)], [{ bonusAmountInUSD: "0" }]])(
  "a form may have %j",
  (change) => expect(says(change)).toEqual([]),
);

it.each([
  [{ questions: [] }, "questions", "Ask players one question at least."],
  [{ questions: [{ key: "", value: "" }] }, "questions", "Ask players one question at least."],
  [many(21), "questions", "Ask 20 questions at most."],
  [ask("1st"), "questions.0.value", KEY],
  [ask("a".repeat(41)), "questions.0.value", KEY],
  [ask("", "Why?"), "questions.0.value", KEY],
  [ask("why", ""), "questions.0.value", "Write what players are asked."],
  [ask("why", "x".repeat(201)), "questions.0.value", "Use at most 200 characters."],
  [
    {
      questions: [
        { key: "why", value: "Why?" },
        { key: "why", value: "Really?" },
      ],
    },
    "questions.1.value",
    "This key is there twice.",
  ],
  [{ title: {} }, "title.en", "Enter the name in English."],
  [{ bonusAmountInUSD: "" }, "bonusAmountInUSD", "Enter the amount."],
  [{ bonusAmountInUSD: "0.001" }, "bonusAmountInUSD", "USD has 2 decimals."],
])("a form may not have %j: said at %s", (change, path, message) => expect(says(change)).toEqual([[path, message]]));

it("sends the questions in their order, without empty rows, and which must be answered", () =>
  expect(bonusFormInput(bonusFormSchema.parse(filled))).toEqual({
    opId: "op-nordlys",
    title: "Anniversary",
    titles: { sv: "Årsdag" },
    description: "Once a year.",
    descriptions: {},
    prizeType: "FREE_BET",
    bonusAmountInUSD: 12.5,
    status: "ACTIVE",
    fields: [
      { key: "since", label: "Since when do you play?", isRequired: true },
      { key: "game", label: "What do you like most?", isRequired: false },
    ],
  }));

it("a new form begins with one empty question", () =>
  expect(bonusFormValues(undefined, "br-polaris")).toMatchObject({
    opId: "br-polaris",
    questions: [{ key: "", value: "" }],
    required: [],
  }));
