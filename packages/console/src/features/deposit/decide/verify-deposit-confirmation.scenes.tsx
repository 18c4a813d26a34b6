import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { changeOrder, euros, eurosOf, pendingDeposit } from "#testing/rows/deposit-rows.ts";
import { dialog } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { sentTo } from "#testing/stories/sent.ts";
import { changeTransaction } from "#testing/rows/transaction-rows.ts";
import { expectHeld } from "#testing/stories/expect-held.ts";

export default {
  ...staging,
  title: "Panels/Deposit/Verify Deposit Confirmation",
  tags: ["panel:verify-deposit-confirmation"],
  args: {
    arrange: euros,
    opens: (db) => ({ id: "verify-deposit-confirmation", params: { tx: pendingDeposit(db) } }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });

const verify = confirmation({
  title: "Verify Deposit Confirmation",
  button: "Verify 92.50 EUR",
  write: "verifyDeposit",
  failure: "Unable To Verify Transaction",
  read: "showTransaction",
});

export const Asks = verify.asks(
  (db) =>
    `Verify the deposit of 92.50 EUR of player ${pendingDeposit(db).player.playerCode} by cpg. ` +
    "The provider is asked whether the payment has arrived. If it has, the player is credited.",
);

export const Verified = verify.sends((db) => ({ body: { txId: pendingDeposit(db).txId } }), "Deposit Verified!");

/** The wallet is credited once, to the cent, whatever `act` does. */
const creditedOnce = (act: (db: Db) => Promise<void>, args: SceneStory["args"] = {}): SceneStory => ({
  args,
  play: async ({ loaded }) => {
    const { db } = loaded;
    const { txId, player } = pendingDeposit(db);
    const before = eurosOf(db, player.playerId);
    await act(db);
    await waitFor(() => expect(db.transactions.transactions.get(txId)?.status).toBe("CONFIRMED"));
    await expect(Math.round((eurosOf(db, player.playerId) - before) * 100)).toBe(9250);
    await expect(sentTo(loaded, "verifyDeposit")).toHaveLength(1);
  },
});

export const PressedTwiceIsInTheWalletOnce = creditedOnce(async () => {
  await waitFor(async () => expect(await verify.button()).not.toHaveAttribute("aria-disabled", "true"));
  const button = await verify.button();
  button.click();
  button.click();
  await waitFor(() => expect(screen.getByText("Deposit Verified!")).toBeVisible());
});

/** Executed, but the response was lost: not called a failure, and it cannot be sent again from here. */
export const LostAnswerIsInTheWalletOnce = creditedOnce(
  async () => {
    await verify.confirm();
    const errorDialog = await dialog("The Change Is Not Confirmed");
    await userEvent.click(errorDialog.getByRole("button", { name: "OK" }));
    await expectHeld(/unknown whether|already/);
  },
  { faults: [{ operation: "verifyDeposit", fault: "lost" }] },
);

/** Verified by another user meanwhile: nothing is credited twice. */
export const VerifiedByOthers = verify.refused(
  (db) => changeTransaction(db, pendingDeposit(db), { status: "CONFIRMED", confirmedBy: "Priya" }),
  "This deposit has already been confirmed by Priya.",
  { account: "operator-manager" },
);

/** Decided before it was opened: the button gives the reason. */
export const AlreadyRejected = look(
  verify.waits("This deposit is already rejected.", {
    opens: (db) => {
      const tx = pendingDeposit(db);
      changeTransaction(db, tx, { status: "REJECTED" });
      return { id: "verify-deposit-confirmation", params: { tx } };
    },
  }),
);

/** The provider has received nothing yet: a warning, not an error (ruling 41). */
export const NotPaidIsAWarning: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await waitFor(async () => expect(await verify.button()).not.toHaveAttribute("aria-disabled", "true"));
    changeOrder(db, pendingDeposit(db).txId, "WAITING");
    await verify.confirm();
    const errorDialog = await dialog("Unable To Verify Transaction");
    await waitFor(() =>
      expect(errorDialog.getByText("The payment provider has not received order CPG-7 yet.")).toBeVisible(),
    );
    const box = screen.getByRole("alertdialog", { name: "Unable To Verify Transaction" });
    await expect(box.querySelector(".text-caution")).toBeVisible();
  },
};

export const WithoutRight = verify.forbidden("verify_deposits", "dev-ops");
