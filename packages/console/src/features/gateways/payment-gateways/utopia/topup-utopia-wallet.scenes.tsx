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
  title: "Panels/Withdraw/Topup Utopia Wallet",
  tags: ["panel:topup-utopia-wallet"],
  args: { opens: (db) => ({ id: "topup-utopia-wallet", params: { wallet: utopiaWallet(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const CODE = "UUSD-0A1B-2C3D-4E5F-6A7B-8C9D0";
const enter = (code: string) => answer(/^Voucher code/, code);
const panel = confirmation({
  title: "Topup Utopia Wallet",
  button: "Top up wallet",
  write: "topUpUtopiaWallet",
  failure: "Unable To Top Up Utopia Wallet",
  read: "showUtopiaWallet",
  fill: () => enter(CODE),
});

export const Asked = panel.asks((db) => {
  const { customerId, balances } = utopiaWallet(db);
  return `Add a voucher to the Utopia wallet of Nordlys (customer ${customerId}), which has ${uusd(balances[0]!.balance)} UUSD. The value of the voucher, less Utopia's fee, is added to the balance.`;
});

export const Sent = panel.sends(
  (db) => ({ body: { uuid: utopiaWallet(db).uuid, voucherCode: CODE } }),
  "Topup Request Submitted!",
);

/** A code of 28 characters or more is sent, one of 27 is not (money §5, ruling 42). */
const takes = (length: number): SceneStory => ({
  play: async ({ loaded }) => {
    await enter("V".repeat(length));
    await panel.confirm();
    await waitFor(() => expect(screen.getByText("Topup Request Submitted!")).toBeVisible());
    await expect(sentTo(loaded, "topUpUtopiaWallet")).toHaveLength(1);
  },
});
export const TwentyEight = takes(28);
export const TwentyNine = takes(29);
export const TwentySeven: SceneStory = {
  play: async ({ loaded }) => {
    await enter("V".repeat(27));
    await userEvent.click(await panel.button());
    const box = (await panel.question()).getByRole("textbox", { name: /^Voucher code/ });
    await waitFor(() => expect(box).toHaveAccessibleDescription(/A voucher code has 28 characters or more/));
    await expect(sentTo(loaded, "topUpUtopiaWallet")).toEqual([]);
  },
};
export const NoCode = panel.waits("Enter the voucher code first.");

/** Enter in the field sends nothing: moving money requires the button. */
export const EnterConfirmsNothing: SceneStory = {
  play: async ({ loaded }) => {
    await enter(`${CODE}{Enter}`);
    await expect(sentTo(loaded, "topUpUtopiaWallet")).toEqual([]);
    await expect(await panel.button()).toBeVisible();
  },
};

/** A voucher works once: server error at the field. */
export const UsedAlready: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const used = [...db.payments.utopia.values()].find((it) => it.transactionType === "TOPUP")!;
    await enter(used.voucherCode);
    await panel.confirm();
    const box = (await panel.question()).getByRole("textbox", { name: /^Voucher code/ });
    await waitFor(() => expect(box).toHaveAccessibleDescription(/This voucher was already used/));
  },
};

/** Utopia refuses without a message: the documented one is shown (money §8). */
export const RefusedWithoutAWord: SceneStory = {
  args: { faults: [{ operation: "topUpUtopiaWallet", fault: "refused-silently" }] },
  play: async () => {
    await enter(CODE);
    await panel.confirm();
    await waitFor(() => expect(screen.getByText("Internal Error. Please try again later.")).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await expect(await panel.button()).toBeVisible();
  },
};

/** Executed, but the response was lost: it cannot be sent again from here (ruling 15). */
export const LostIsLocked: SceneStory = {
  args: { faults: [{ operation: "topUpUtopiaWallet", fault: "lost" }] },
  play: async ({ loaded }) => {
    await enter(CODE);
    await panel.confirm();
    await userEvent.click((await dialog("The Change Is Not Confirmed")).getByRole("button", { name: "OK" }));
    await waitFor(async () =>
      expect(await panel.button()).toHaveAccessibleDescription(/unknown whether this was carried out/),
    );
    await userEvent.click(await panel.button());
    await expect(sentTo(loaded, "topUpUtopiaWallet")).toHaveLength(1);
  },
};

/** For super admins and admins only (money §6). */
export const WithoutRight = panel.forbidden("edit_utopia_wallets", "operator-admin");
