import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { FilterDrawer } from "../drawer/filter-drawer.tsx";
import { lookup } from "./lookup.ts";
import { tags } from "../texts/tags.ts";

const CURRENCIES = [
  { value: "EUR", label: "EUR" },
  { value: "USD", label: "USD", hint: "US dollar" },
  { value: "USDT", label: "USDT" },
];
const GAMES = [{ value: "g-417", label: "Amber Lanterns" }];
const found = (all: typeof CURRENCIES | typeof GAMES) => (text: string) =>
  Promise.resolve(all.filter((it) => `${it.label} ${it.value}`.toLowerCase().includes(text.toLowerCase())));

const filters = {
  currency: lookup({ label: "Currency", suggest: found(CURRENCIES) }),
  game: lookup({ label: "Game", suggest: found(GAMES) }),
  tags: tags({ label: "Tags" }),
};
const NONE = { currency: undefined, game: undefined, tags: [] };

const open = (set: typeof filters = filters) => {
  const onChange = vi.fn();
  const onOpenChange = vi.fn();
  render(<FilterDrawer filters={set} values={NONE} onChange={onChange} open onOpenChange={onOpenChange} />);
  const box = (name: string) => screen.getByRole("combobox", { name });
  const press = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));
  return { onChange, onOpenChange, box, press };
};

test.each([
  ["Currency", "EUR", { currency: "EUR" }],
  ["Currency", "usd", { currency: "USD" }],
  ["Game", "amber lanterns ", { game: "g-417" }],
  ["Game", "G-417", { game: "g-417" }],
  ["Tags", "vip", { tags: ["vip"] }],
])("filter drawer: %s typed as “%s”, Filter clicked → the value is applied", async (name, typed, applied) => {
  const { box, press, onChange, onOpenChange } = open();
  await userEvent.click(box(name));
  await userEvent.paste(typed);
  if (name !== "Tags") await screen.findAllByRole("option");
  await press(/^Filter/);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...NONE, ...applied });
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

test.each(["EURO", "US", "e"])(
  "filter drawer: unknown currency “%s” → validation error, the text stays in the input",
  async (typed) => {
    const { box, press, onChange, onOpenChange } = open();
    await userEvent.type(box("Currency"), typed);
    await press(/^Filter/);
    expect(box("Currency")).toHaveProperty("value", typed);
    expect(screen.getByText("Choose one of the suggestions.")).toBeTruthy();
    expect([onChange.mock.calls, onOpenChange.mock.calls]).toEqual([[], []]);
  },
);

test("filter drawer: Filter clicked while suggestions load → the value is picked, not dropped", async () => {
  const answer = Promise.withResolvers<typeof CURRENCIES>();
  const currency = lookup({ label: "Currency", suggest: () => answer.promise });
  const { box, press, onChange } = open({ ...filters, currency });
  await userEvent.click(box("Currency"));
  await userEvent.paste("EUR");
  await press(/^Filter/);
  expect(onChange).not.toHaveBeenCalled();
  answer.resolve(CURRENCIES);
  await screen.findByRole("button", { name: "Remove EUR" });
  await press(/^Filter/);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...NONE, currency: "EUR" });
});

test("filter drawer: Enter on an exact match → suggestion is picked and focused", async () => {
  const { box } = open();
  await userEvent.type(box("Currency"), "usd{Enter}");
  const picked = await screen.findByRole("group", { name: "Currency" });
  await waitFor(() => expect(document.activeElement).toBe(within(picked).getByRole("button", { name: "Remove USD" })));
});

test("filter drawer: tag that is too long → validation error, not applied", async () => {
  const { box, press, onChange } = open();
  await userEvent.type(box("Tags"), "a".repeat(51));
  await press(/^Filter/);
  expect(screen.getByText("Use at most 50 characters for a tag.")).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});
