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
    { key: "since", value: "How long have you been playing?" },
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
const KEY = "Start the key with a letter, then use letters, digits and underscores, up to 40 characters.";

it.each([[{}], [ask("a".repeat(40))], [ask("a", "x".repeat(200))], [many(20)], [{ bonusAmountInUSD: "0" }]])(
  "bonus form: %j → valid",
  (change) => expect(says(change)).toEqual([]),
);

it.each([
  [{ questions: [] }, "questions", "Add at least one question."],
  [{ questions: [{ key: "", value: "" }] }, "questions", "Add at least one question."],
  [many(21), "questions", "Use at most 20 questions."],
  [ask("1st"), "questions.0.value", KEY],
  [ask("a".repeat(41)), "questions.0.value", KEY],
  [ask("", "Why?"), "questions.0.value", KEY],
  [ask("why", ""), "questions.0.value", "Enter the question."],
  [ask("why", "x".repeat(201)), "questions.0.value", "Use at most 200 characters."],
  [
    {
      questions: [
        { key: "why", value: "Why?" },
        { key: "why", value: "Really?" },
      ],
    },
    "questions.1.value",
    "This key is already used.",
  ],
  [{ title: {} }, "title.en", "Enter the name in English."],
  [{ bonusAmountInUSD: "" }, "bonusAmountInUSD", "Enter the amount."],
  [{ bonusAmountInUSD: "0.001" }, "bonusAmountInUSD", "USD has 2 decimals."],
])("bonus form: %j → error at %s", (change, path, message) => expect(says(change)).toEqual([[path, message]]));

it("bonus form: body → questions in order without empty rows, required keys", () =>
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
      { key: "since", label: "How long have you been playing?", isRequired: true },
      { key: "game", label: "What do you like most?", isRequired: false },
    ],
  }));

it("new bonus form: values → one empty question", () =>
  expect(bonusFormValues(undefined, "br-polaris")).toMatchObject({
    opId: "br-polaris",
    questions: [{ key: "", value: "" }],
    required: [],
  }));
