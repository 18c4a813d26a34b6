import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { euros, eurosOf, pendingDeposit } from "#testing/rows/deposit-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { answer } from "#testing/stories/answer.ts";
import { confirmation } from "#testing/stories/confirmation.ts";
import { changeTransaction } from "#testing/rows/transaction-rows.ts";

const REASON = "Paid by somebody else than the player.";

export default {
  ...staging,
  title: "Panels/Deposit/Reject Deposit Order",
  tags: ["panel:reject-deposit-order"],
  args: {
    arrange: euros,
    opens: (db) => ({ id: "reject-deposit-order", params: { tx: pendingDeposit(db) } }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });

const rejection = (reason: string) =>
  confirmation({
    title: "Reject Deposit Order",
    button: "Reject 92.50 EUR",
    write: "rejectDepositOrder",
    failure: "Unable To Reject Deposit",
    read: "showTransaction",
    fill: () => answer(/^Reason/, reason),
  });
const reject = rejection(REASON);
const sent = (rejectReason: string) => (db: Parameters<typeof pendingDeposit>[0]) => ({
  body: { txId: pendingDeposit(db).txId, rejectReason },
});

export const Asks = reject.asks(
  (db) =>
    `Reject the deposit of 92.50 EUR of player ${pendingDeposit(db).player.playerCode} by cpg. No balance changes.`,
);

export const Rejected = reject.sends(sent(REASON), "Deposit Rejected!");

/** No balance changes. */
export const MovesNoMoney: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { txId, player } = pendingDeposit(db);
    const before = eurosOf(db, player.playerId);
    await answer(/^Reason/, REASON);
    await reject.confirm();
    await waitFor(() => expect(db.transactions.transactions.get(txId)?.status).toBe("REJECTED"));
    await expect(eurosOf(db, player.playerId)).toBe(before);
  },
};

/** A reason has at least 20 characters (money §5). */
const tooShort = (reason: string): SceneStory => {
  const waiting = reject.waits("Use at least 20 characters.");
  return {
    ...waiting,
    play: async (context) => {
      await answer(/^Reason/, reason);
      await waiting.play?.(context);
    },
  };
};
export const NineteenAreTooFew = tooShort("x".repeat(19));
export const TwentyAreEnough = rejection("x".repeat(20)).sends(sent("x".repeat(20)), "Deposit Rejected!");
export const SpacesDoNotCount = tooShort(`${"x".repeat(19)}    `);
export const WithoutReason = reject.waits(/Write a reason first/);

/** Decided by another user: the server's message is an error toast; the question and the reason stay. */
export const RefusalIsAToast: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await answer(/^Reason/, REASON);
    await waitFor(async () => expect(await reject.button()).not.toHaveAttribute("aria-disabled", "true"));
    changeTransaction(db, pendingDeposit(db), { status: "CONFIRMED", confirmedBy: "Priya" });
    await userEvent.click(await reject.button());
    await waitFor(() => expect(screen.getByText("This deposit has already been confirmed by Priya.")).toBeVisible());
    await expect(screen.queryByRole("alertdialog", { name: /^Unable To/ })).toBeNull();
    await expect((await reject.question()).getByRole("textbox", { name: /^Reason/ })).toHaveValue(REASON);
  },
};

export const WithoutRight = reject.forbidden("verify_deposits", "dev-ops");
