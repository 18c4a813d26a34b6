import { reviewBankAccount, settleBet } from "@backoffice/api-client";
import { LocaleProvider } from "@backoffice/ui";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { BulkConfirm } from "./bulk-confirm.tsx";
import { bulkCall, type Bulk } from "./bulk.ts";

type Row = { id: string; amount: number; currency: string; usd: number };

const bulk: Bulk<Row> = {
  noun: ["payment", "payments"],
  name: ({ id }) => id,
  decisive: ["amount"],
  actions: [
    {
      id: "reject",
      verb: "Reject",
      tone: "danger",
      call: ({ id: uuid }) =>
        bulkCall(reviewBankAccount, { body: { uuid, actionType: "reject", playerNote: "", playerCode: "P1" } }),
    },
  ],
};
const money: Bulk<Row>["money"] = { of: (row) => row, inUSD: ({ usd }) => usd };

const many = (count: number, values: Omit<Row, "id">): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: `r${String(at)}`, ...values }));

/** Opens the confirmation of a rejection of these rows. */
const confirm = (rows: readonly Row[], of: Bulk<Row>, locale = "en") => {
  const onConfirm = vi.fn();
  render(
    <LocaleProvider locale={locale} timeZone="UTC">
      <BulkConfirm
        bulk={of}
        idOf={({ id }) => id}
        request={{ action: of.actions[0]!, eligible: rows, excluded: [] }}
        onCancel={vi.fn()}
        onConfirm={onConfirm}
      />
    </LocaleProvider>,
    { wrapper: inConsole().wrapper },
  );
  const press = () => fireEvent.click(screen.getByRole("button", { name: /^Reject/ }));
  return {
    press,
    submitByKeys: () =>
      fireEvent.keyDown(screen.getByRole("button", { name: "Cancel" }), { key: "Enter", ctrlKey: true }),
    confirmed: () => onConfirm.mock.calls.length,
    type: (value: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value } }),
  };
};

afterEach(cleanup);

it("bulk confirmation: 100 records without money → a press confirms", () => {
  const { press, confirmed } = confirm(many(100, { amount: 0, currency: "USD", usd: 0 }), bulk);
  expect(screen.queryByRole("textbox")).toBeNull();
  press();
  expect(confirmed()).toBe(1);
});

it("bulk confirmation: 101 records without money → confirmed only with their number", () => {
  const { press, confirmed, type } = confirm(many(101, { amount: 0, currency: "USD", usd: 0 }), bulk);
  press();
  type("100");
  press();
  expect(confirmed()).toBe(0);
  type("101");
  press();
  expect(confirmed()).toBe(1);
});

it.each([
  ["en", "10000.50"],
  ["de", "10000,50"],
])("bulk confirmation in %s: over 10,000 USD → number and sum are shown, %s is typed", (locale, typed) => {
  const rows = many(2, { amount: 5000.25, currency: "EUR", usd: 6000 });
  const { press, confirmed, type } = confirm(rows, { ...bulk, money }, locale);
  expect(screen.getByRole("alertdialog").textContent).toMatch(/Reject 2 payments, in all 10[.,]000[.,]50 EUR\./);
  press();
  type("2");
  press();
  expect(confirmed()).toBe(0);
  type(typed);
  press();
  expect(confirmed()).toBe(1);
});

it("bulk confirmation: over 10,000 USD in two currencies → the sum in US dollars is named and typed", () => {
  const rows = [
    ...many(1, { amount: 5000, currency: "EUR", usd: 6000 }),
    { id: "other", amount: 4000, currency: "GBP", usd: 4000.01 },
  ];
  const { press, confirmed, type } = confirm(rows, { ...bulk, money });
  expect(screen.getByText(/The total to type is in US dollars/).textContent).toContain("10,000.01 USD");
  type("10000.01");
  press();
  expect(confirmed()).toBe(1);
});

it("bulk confirmation: Ctrl Enter → confirmed, once its number is typed", () => {
  const few = confirm(many(2, { amount: 0, currency: "USD", usd: 0 }), bulk);
  few.submitByKeys();
  expect(few.confirmed()).toBe(1);
  cleanup();
  const { submitByKeys, confirmed, type } = confirm(many(101, { amount: 0, currency: "USD", usd: 0 }), bulk);
  submitByKeys();
  expect(confirmed()).toBe(0);
  type("101");
  submitByKeys();
  expect(confirmed()).toBe(1);
});

it("bulk confirmation: Ctrl Enter over calls that move money → not confirmed, not offered", () => {
  const settle = bulkCall(settleBet, { body: { betId: "1", winAmount: 0 } });
  const actions = [{ ...bulk.actions[0]!, call: () => settle }];
  const { submitByKeys, confirmed } = confirm(many(2, { amount: 0, currency: "USD", usd: 0 }), { ...bulk, actions });
  submitByKeys();
  expect(confirmed()).toBe(0);
  expect(screen.getByRole("button", { name: /^Reject/ }).getAttribute("aria-keyshortcuts")).toBeNull();
});
