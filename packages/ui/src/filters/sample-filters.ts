import { currency } from "./choices/currency.ts";
import { dateRange } from "./ranges/date-range.ts";
import { defineFilters } from "./define-filters.ts";
import { lookup } from "./choices/lookup.ts";
import { moneyRange } from "./ranges/money-range.ts";
import { multiSelect } from "./choices/multi-select.ts";
import { numberRange } from "./ranges/number-range.ts";
import { picker } from "./choices/picker.ts";
import { search } from "./texts/search.ts";
import { select } from "./choices/select-filter.ts";
import type { SuggestOption } from "./texts/suggest.ts";
import { tags } from "./texts/tags.ts";
import { text } from "./texts/text.ts";
import { toggle } from "./choices/toggle.ts";
import { triState } from "./choices/tri-state.ts";

// Noon (UTC) of the day in the stories.
const NOON = Date.UTC(2026, 10, 20, 12);

const PEOPLE: readonly SuggestOption[] = [
  { value: "pl_1001", label: "Ada Lovelace", hint: "pl_1001" },
  { value: "pl_1002", label: "Adam Riese", hint: "pl_1002" },
  { value: "pl_1003", label: "عائشة بنت محمد", hint: "pl_1003" },
  { value: "pl_1004", label: "Grace Hopper", hint: "pl_1004" },
];
const BANKS: readonly SuggestOption[] = ["Nordea", "Norddeutsche Landesbank", "Bank of Valletta"].map((label) => ({
  value: label,
  label,
}));

const within = (list: readonly SuggestOption[]) => (query: string) =>
  Promise.resolve(list.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())));

const findPeople = within(PEOPLE);
const findPerson = (id: string) => Promise.resolve(PEOPLE.find(({ value }) => value === id));
const findBanks = within(BANKS);

const METHODS = ["SEPA", "SWIFT", "VISA", "MASTERCARD", "SKRILL", "NETELLER", "PAYSAFE", "TRUSTLY", "PIX", "USDT"];

/** Filters of a list of transfers: one of every kind. */
export const sampleFilters = defineFilters({
  bank: search({ label: "Bank", placeholder: "Bank name", suggest: findBanks, place: "bar" }),
  status: select({
    label: "Status",
    place: "bar",
    options: [
      { value: "PENDING", label: "Pending" },
      { value: "APPROVED", label: "Approved" },
      { value: "DECLINED", label: "Declined" },
    ],
  }),
  created: dateRange({ label: "Created", timeZone: "Europe/Malta", place: "bar", now: () => NOON }),
  amount: moneyRange({ label: "Amount", currency: "EUR", place: "bar" }),
  methods: multiSelect({ label: "Methods", options: METHODS.map((value) => ({ value, label: value })) }),
  player: lookup({ label: "Player", placeholder: "Name or ID", suggest: findPeople, find: findPerson }),
  verified: triState({ label: "Verified" }),
  fresh: toggle({ label: "Only new players", help: "Registered in the last 30 days." }),
  opId: picker({
    label: "Operator",
    place: "more",
    options: [
      { value: "op-nordlys", label: "Nordlys", group: "Operators" },
      { value: "br-fjord", label: "Fjord Casino", group: "Brands of Nordlys" },
      { value: "br-aurora", label: "Aurora Bets", group: "Brands of Nordlys" },
    ],
  }),
  currency: currency({ label: "Currency", place: "more", codes: ["EUR", "SEK", "NOK", "TRY", "USDT"] }),
  attempts: numberRange({ label: "Attempts", place: "more", whole: true, min: "0", unit: "attempts" }),
  tags: tags({ label: "Tags", place: "more", known: ["vip", "watched", "bonus hunter"] }),
  note: text({ label: "Note contains", place: "more" }),
});
