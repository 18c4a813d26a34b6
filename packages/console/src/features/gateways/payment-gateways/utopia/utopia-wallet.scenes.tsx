import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { utopiaWallet, uusd, withdrawGateway } from "#testing/rows/gateway-rows.ts";
import { dialog, shownDrawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { answer } from "#testing/stories/answer.ts";

export default {
  ...staging,
  title: "Pages/Withdraw/Utopia wallet",
  args: { at: (db) => `/withdraw/gatewaysV2/${withdrawGateway(db, "utopia").uuid}?tab=wallet` },
} satisfies SceneMeta;

export const Default = look();

const amountText = (value: number) => `${uusd(value)}UUSD`;
const balanceIs = (value: number) =>
  waitFor(async () => {
    const figure = (await screen.findByText("Balance")).parentElement;
    await expect(figure).toHaveTextContent(amountText(value));
  });
const transactionsAre = (count: number) => screen.findByRole("heading", { name: `Transactions: ${count}` });

/** The balance equals the sum of the transactions below it. A voucher minus its fee changes both at once. */
export const BooksAgree: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { uuid, balances } = utopiaWallet(db);
    const count = [...db.payments.utopia.values()].filter((it) => it.uuid === uuid).length;
    await balanceIs(balances[0]!.balance);
    await transactionsAre(count);
    await userEvent.click(screen.getByRole("button", { name: "Top up…" }));
    await answer(/^Voucher code/, "UUSD-0A1B-2C3D-4E5F-6A7B-8C9D0");
    await userEvent.click((await dialog("Topup Utopia Wallet")).getByRole("button", { name: "Top up wallet" }));
    await screen.findByText("Topup Request Submitted!");
    const { amount, fee, status } = [...db.payments.utopia.values()].at(-1)!;
    await expect(status).toBe("CONFIRMED");
    await balanceIs(Math.round((balances[0]!.balance + amount - fee) * 100) / 100);
    await transactionsAre(count + 1);
    const [first] = document.querySelectorAll("tr[data-row-id]");
    await expect(first).toHaveTextContent(`Top-up${amountText(amount)}${amountText(fee)}`);
    await userEvent.click(screen.getByRole("button", { name: "Withdraw…" }));
    await answer(/^Amount/, "10");
    await userEvent.click(
      (await dialog("Withdraw Utopia Wallet")).getByRole("button", { name: "Withdraw 10.00 UUSD" }),
    );
    await screen.findByText("Withdraw Request Submitted!");
    await balanceIs(utopiaWallet(db).balances[0]!.balance);
    await transactionsAre(count + 2);
  },
};

/** A transaction opens beside the wallet. */
export const OpensATransaction: SceneStory = {
  play: async () => {
    await screen.findByRole("heading", { name: /^Transactions: / });
    const row = document.querySelector<HTMLElement>("tr[data-row-id]")!;
    await userEvent.click(within(row).getAllByRole("cell")[1]!);
    await waitFor(() => expect(shownDrawer().getByText("Voucher code")).toBeVisible());
  },
};

/** Only super admins and admins have this tab (money §6). */
export const ForOperator = look(
  {
    args: { account: "operator-admin" },
    play: async () => {
      await waitFor(() => expect(screen.getByRole("heading", { name: "Amounts" })).toBeVisible());
      await expect(screen.queryByRole("tab", { name: "Utopia wallet" })).toBeNull();
    },
  },
  { name: "Signed in as operator staff" },
);

/** Gateways of other providers have no such tab. */
export const ForOtherRoles = look(
  {
    args: { at: (db) => `/withdraw/gatewaysV2/${withdrawGateway(db, "jb").uuid}?tab=wallet` },
    play: async () => {
      await waitFor(() => expect(screen.getByRole("heading", { name: "Amounts" })).toBeVisible());
      await expect(screen.queryByRole("tab", { name: "Utopia wallet" })).toBeNull();
    },
  },
  { name: "Signed in with another role" },
);
