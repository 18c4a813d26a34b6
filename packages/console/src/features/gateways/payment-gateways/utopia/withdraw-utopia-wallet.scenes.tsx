import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { utopiaWallet, uusd } from "#testing/rows/gateway-rows.ts";
import { dialog } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { answer } from "#testing/stories/answer.ts";
import { confirmation } from "#testing/stories/confirmation.ts";
import { sentTo } from "#testing/stories/sent.ts";

export default {
  ...staging,
  title: "Panels/Withdraw/Withdraw Utopia Wallet",
  tags: ["panel:withdraw-utopia-wallet"],
  args: { opens: (db) => ({ id: "withdraw-utopia-wallet", params: { wallet: utopiaWallet(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const enter = (amount: string) => answer(/^Amount/, amount);
const panel = confirmation({
  title: "Withdraw Utopia Wallet",
  button: /^Withdraw/,
  write: "withdrawFromUtopiaWallet",
  failure: "Unable To Withdraw From Utopia Wallet",
  read: "showUtopiaWallet",
  fill: () => enter("25"),
});
const amountText = (value: number) => `${uusd(value)} UUSD`;
const balanceOf = (db: Parameters<typeof utopiaWallet>[0]) => utopiaWallet(db).balances[0]!.balance;

/** The question names owner, amount, currency and remaining balance. */
export const Asked = panel.asks((db) => {
  const [now, after] = [balanceOf(db), Math.round((balanceOf(db) - 25) * 100) / 100];
  return `Withdraw 25.00 UUSD from the Utopia wallet of Nordlys (customer ${utopiaWallet(db).customerId}), which has ${amountText(now)}. It is paid out as a voucher; ${amountText(after)}, less Utopia's fee, stays.`;
});

export const Sent = panel.sends(
  (db) => ({ body: { uuid: utopiaWallet(db).uuid, amount: 25 } }),
  "Withdraw Request Submitted!",
);

/** The button shows verb and amount. */
export const ButtonSaysTheAmount: SceneStory = {
  play: async () => {
    await enter("12.5");
    await waitFor(async () => expect(await panel.button()).toHaveTextContent("Withdraw 12.50 UUSD"));
  },
};

/** The entire balance can be withdrawn. */
export const Everything: SceneStory = {
  play: async ({ loaded }) => {
    const all = balanceOf(loaded.db);
    await enter(String(all));
    await panel.confirm();
    await waitFor(() => expect(screen.getByText("Withdraw Request Submitted!")).toBeVisible());
    await expect(utopiaWallet(loaded.db).balances[0]!.balance).toBe(0);
  },
};

/** Error at the field; nothing is sent. The amount may depend on the wallet's balance. */
const refuses = (amount: string | ((balance: number) => string), rule: RegExp): SceneStory => ({
  play: async ({ loaded }) => {
    await enter(typeof amount === "string" ? amount : amount(balanceOf(loaded.db)));
    await userEvent.click(await panel.button());
    const box = (await panel.question()).getByRole("textbox", { name: /^Amount/ });
    await waitFor(() => expect(box).toHaveAccessibleDescription(rule));
    await expect(sentTo(loaded, "withdrawFromUtopiaWallet")).toEqual([]);
  },
});
export const AboveTheBalance = refuses((balance) => (balance + 0.01).toFixed(2), /The wallet has only .* UUSD/);
export const Nothing = refuses("0", /Use more than 0/);
export const TooFine = refuses("0.001", /at most 2 decimals/);
export const Exponent = refuses("1e21", /number/i);
export const Negative = refuses("-5", /Use more than 0\./);
export const NoAmount = panel.waits("Enter the amount first.");

/** Emptied by another user meanwhile: server error at the field. */
export const EmptiedMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await enter("25");
    await waitFor(async () => expect(await panel.button()).toHaveTextContent("25.00"));
    db.payments.utopia.clear();
    await panel.confirm();
    const box = (await panel.question()).getByRole("textbox", { name: /^Amount/ });
    await waitFor(() => expect(box).toHaveAccessibleDescription(/There are only 0 UUSD in this wallet/));
  },
};

/** Utopia refuses without a message: the documented one is shown (money §8). */
export const RefusedWithoutAWord: SceneStory = {
  args: { faults: [{ operation: "withdrawFromUtopiaWallet", fault: "refused-silently" }] },
  play: async () => {
    await enter("25");
    await panel.confirm();
    await waitFor(() => expect(screen.getByText("Internal Error. Please try again later.")).toBeVisible());
  },
};

/** Executed, but the response was lost: it cannot be sent again from here (ruling 15). */
export const LostIsLocked: SceneStory = {
  args: { faults: [{ operation: "withdrawFromUtopiaWallet", fault: "lost" }] },
  play: async ({ loaded }) => {
    await enter("25");
    await panel.confirm();
    await userEvent.click((await dialog("The Change Is Not Confirmed")).getByRole("button", { name: "OK" }));
    await waitFor(async () =>
      expect(await panel.button()).toHaveAccessibleDescription(/unknown whether this was carried out/),
    );
    await userEvent.click(await panel.button());
    await expect(sentTo(loaded, "withdrawFromUtopiaWallet")).toHaveLength(1);
  },
};

/** For super admins and admins only (money §6). */
export const WithoutRight = panel.forbidden("edit_utopia_wallets", "operator-admin");
