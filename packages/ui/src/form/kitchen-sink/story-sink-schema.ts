import { z } from "zod";
import { checkedRows } from "../rows/checked-rows.ts";
import { COLOUR } from "../colour/colour-text.ts";
import { dateText } from "../date/date-text.ts";
import { decimalText } from "../number/decimal-text.ts";
import type { FileValue } from "../file/file-field.tsx";
import { jsonTextRule } from "../json/json-text-rule.ts";
import { keyValueObject } from "../key-value/key-value-object.ts";
import type { PasswordRule } from "../password/password-strength.ts";
import type { RowColumn } from "../rows/row-rules.ts";

export const levels: readonly RowColumn[] = [
  { key: "from", label: "Revenue from", suffix: "EUR", ascending: true, first: "0" },
  { key: "share", label: "Share", suffix: "%", scale: 2 },
];

export const passwordRules: readonly PasswordRule[] = [
  { label: "12 characters", test: (text) => text.length >= 12 },
  { label: "A capital letter", test: (text) => /\p{Lu}/u.test(text) },
  { label: "A digit", test: (text) => /\p{N}/u.test(text) },
];

const someText = (message: string) => z.string().trim().min(1, message);
const inEnglish = (message: string) =>
  z.partialRecord(z.string(), z.string()).refine((map) => Boolean(map["en"]?.trim()), { path: ["en"], message });

/** Every field of the kit. */
export const sinkSchema = z.object({
  name: someText("Enter a name."),
  owner: someText("Choose an owner."),
  status: z.enum(["draft", "live", "ended"]),
  kind: someText("Choose a kind."),
  country: someText("Choose a country."),
  countries: z.array(z.string()).min(1, "Choose at least one country."),
  payout: someText("Choose how payouts are made."),
  tags: z.array(z.string()).max(5),
  budget: decimalText({ min: "10", max: "5000000", required: "Enter a budget." }),
  share: decimalText({ min: "0", max: "100" }),
  factor: decimalText({ min: "0.1" }),
  spins: z.string().regex(/^\d*$/),
  levels: z
    .array(z.object({ from: z.string(), share: z.string() }))
    .min(1, "Add a level.")
    .superRefine(checkedRows(levels)),
  day: dateText({ min: "2026-01-01", required: "Choose a day." }),
  at: z.iso.datetime("Choose when it starts."),
  zone: someText("Choose a time zone."),
  email: z.email("Enter an address such as name@example.com."),
  password: z
    .string()
    .refine((text) => passwordRules.every(({ test }) => test(text)), "Use a password that meets every rule."),
  colour: z.string().regex(COLOUR, "Use six hexadecimal digits."),
  logo: z.custom<FileValue>((value) => value !== null, "Choose a logo."),
  names: inEnglish("Enter the English name."),
  conditions: inEnglish("Enter the English text."),
  headers: keyValueObject(),
  settings: jsonTextRule({ required: "Enter the settings." }),
  note: z.string().max(200, "Use at most 200 characters."),
  agreed: z.literal(true, "Confirm that the terms were checked."),
  open: z.boolean(),
});

type SinkInput = z.input<typeof sinkSchema>;
/** Default values: the check box may be unchecked. */
export type SinkValues = Omit<SinkInput, "agreed"> & { agreed: boolean };

export const emptySink: SinkValues = {
  name: "",
  owner: "",
  status: "draft",
  kind: "",
  country: "",
  countries: [],
  payout: "",
  tags: [],
  budget: "",
  share: "",
  factor: "",
  spins: "",
  levels: [],
  day: "",
  at: "",
  zone: "",
  email: "",
  password: "",
  colour: "",
  logo: null,
  names: {},
  conditions: {},
  headers: [],
  settings: "",
  note: "",
  agreed: false,
  open: false,
};

export const filledSink: SinkValues = {
  name: "Autumn free spins",
  owner: "p-2",
  status: "live",
  kind: "spins",
  country: "mt",
  payout: "auto",
  countries: ["at", "mt"],
  tags: ["vip", "autumn"],
  budget: "250000.50",
  share: "12.5",
  factor: "1.25",
  spins: "40",
  levels: [
    { from: "0", share: "20" },
    { from: "5000", share: "25" },
  ],
  day: "2026-11-21",
  at: "2026-11-21T13:03:00Z",
  zone: "Europe/Malta",
  email: "ada@example.com",
  password: "Green felt 47 tables",
  colour: "#1a7f5a",
  logo: "autumn-logo",
  names: { en: "Autumn free spins", ar: "لفات الخريف" },
  conditions: { en: "One per client." },
  headers: [{ key: "x-brand", value: "north" }],
  settings: '{\n  "limit": 40\n}',
  note: "",
  agreed: true,
  open: true,
};
