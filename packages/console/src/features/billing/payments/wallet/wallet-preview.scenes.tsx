import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { money } from "#testing/rows/payment-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { shows } from "#testing/stories/record.ts";

export default {
  ...staging,
  title: "Panels/Billing/Wallet Preview",
  tags: ["panel:wallet-preview"],
  args: { opens: () => ({ id: "wallet-preview", params: { opId: "op-nordlys" } }) },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "listOperatorBalances" });

/** Debt in cents: invoices minus payments. */
const owedCents = (db: Db, opId: string) => {
  const cents = (amounts: number[]) => amounts.reduce((sum, it) => sum + Math.round(it * 100), 0);
  const of = <Row extends { opId: string }>(rows: Iterable<Row>) => [...rows].filter((it) => it.opId === opId);
  return (
    cents(of(db.billing.invoices.values()).map((it) => it.totalPayableAmountInUSD)) -
    cents(of(db.billing.payments.values()).map((it) => it.amountInUSD))
  );
};
/** Expects this amount in USD; the currency stands apart from the number. */
const expectFigure = async (label: string, dollars: string) => {
  const term = await (await drawer()).findByText(label);
  await waitFor(() => expect(term.nextElementSibling).toHaveTextContent(`${dollars}USD`));
};
const usd = (cents: number) => money(cents / 100, "").trim();

/** Wallet balance, debt and the difference to pay. */
export const Figures = look(
  {
    args: { arrange: (db) => void db.billing.cpgBalances.set("op-nordlys", 0.1) },
    play: async ({ loaded: { db } }) => {
      const owed = owedCents(db, "op-nordlys");
      await expectFigure("In the wallet", "0.10");
      await expectFigure("Owed", usd(owed));
      await expectFigure("To pay by the 5th", usd(owed - 10));
    },
  },
  { name: "Balance below the debt" },
);

/** The wallet covers the debt: nothing to pay. */
export const Covered = look(
  {
    args: { arrange: (db) => void db.billing.cpgBalances.set("op-nordlys", 9_000_000) },
    play: async () => {
      await expectFigure("To pay by the 5th", "0.00");
    },
  },
  { name: "Balance covers the debt" },
);

export const AnotherOperator = look(
  {
    args: {
      arrange: (db) => {
        db.billing.cpgBalances.set("op-nordlys", 1);
        db.billing.cpgBalances.set("br-polaris", 77.5);
      },
    },
    play: async () => {
      await expectFigure("In the wallet", "1.00");
      await choose(/^Operator/, "Polaris");
      await expectFigure("In the wallet", "77.50");
    },
  },
  { name: "Another operator chosen" },
);

/** Opens the wallet address of the same operator. */
export const WhereToPay: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Where to pay…" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Provider Payment/ })).toBeVisible());
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Operator" })).toHaveTextContent("Nordlys"));
  },
};

export const Failed = shows(["The wallet could not be loaded"], {
  faults: [{ operation: "listOperatorBalances", fault: "html-200" }],
});
/** For super admins and admins (money §6). */
export const Forbidden = look(shows(["edit_payments"], { account: "operator-admin" }));
