import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { uusd } from "#testing/rows/gateway-rows.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { hasJson, showsFacts } from "#testing/stories/record.ts";

const movement = (db: Db) => firstOf(db.payments.utopia, (it) => it.transactionType === "WITHDRAW");

export default {
  ...staging,
  title: "Panels/Withdraw/Utopia transaction",
  tags: ["panel:utopia-wallet-transaction-details"],
  args: { at: (db) => `/?panel=utopia-wallet-transaction-details&utopiaTransaction=${movement(db).txId}` },
} satisfies SceneMeta;

export const Default = look();

/** Every documented fact (money §3). */
export const Facts = showsFacts(
  "Amount, Fee, Voucher code, Voucher number, Customer, Operator, Created, Confirmed",
  {},
  ["Transaction", "Updated"],
);

/** A voucher is worth money: its code is masked until it is revealed. */
export const VoucherIsHidden: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { voucherCode, amount } = movement(db);
    const panel = await drawer();
    await waitFor(() => expect(panel.getByText("Withdrawal")).toBeVisible());
    await expect(panel.getByText(uusd(amount).replace(/ UUSD$/, ""))).toBeVisible();
    await expect(panel.queryByText(voucherCode)).toBeNull();
    await press("Show voucher code");
    await expect(panel.getByText(voucherCode)).toBeVisible();
    await press("Hide voucher code");
    await expect(panel.queryByText(voucherCode)).toBeNull();
  },
};

/** JSON is for super admins only, and masks the code (ruling 32). */
export const JsonHidesTheVoucher: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await userEvent.click(await (await drawer()).findByRole("tab", { name: "JSON" }));
    await waitFor(() => expect(screen.getByText(/voucherRefNo/)).toBeVisible());
    await expect(document.body).not.toHaveTextContent(movement(db).voucherCode);
  },
};
export const NoJsonForAdmins = hasJson("admin", false);
export const Forbidden = look(forbiddenPanel("showUtopiaTransaction", "view_utopia_wallets", "operator-admin"));
export const NotFound = look(
  gonePanel(
    "/?panel=utopia-wallet-transaction-details&utopiaTransaction=000000000000000000000000",
    "Utopia transaction",
  ),
);
