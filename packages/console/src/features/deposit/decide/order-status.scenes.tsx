import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { changeOrder, euros, eurosOf, pendingDeposit } from "#testing/rows/deposit-rows.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import { forbiddenPanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { says } from "#testing/stories/record.ts";
import { sentTo } from "#testing/stories/sent.ts";
import { changeTransaction, transaction } from "#testing/rows/transaction-rows.ts";

export default {
  ...staging,
  title: "Panels/Deposit/Order Status",
  tags: ["panel:order-status"],
  args: {
    arrange: euros,
    opens: (db) => ({ id: "order-status", params: { tx: pendingDeposit(db) } }),
  },
} satisfies SceneMeta;

export const Default = look();

const CONFIRM = "Confirm 92.50 EUR";
const confirm = async () => userEvent.click(await (await drawer()).findByRole("button", { name: CONFIRM }));

/** Amount expected by the provider, amount received, and the deadline. */
export const ShowsTheOrder: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const order = db.transactions.orders.get(pendingDeposit(db).txId)!;
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Order Status" })).toBeVisible());
    await says(order.orderId);
    await says("Paid");
    for (const fact of ["Expected", "Received", "Network", "Sent to", "Expires", "Last checked"]) await says(fact);
  },
};

/** Verifies the deposit once; the amount is in the wallet. */
export const Confirms: SceneStory = {
  parameters: { sends: ["verifyDeposit"] },
  play: async ({ loaded }) => {
    const { db } = loaded;
    const { txId, player } = pendingDeposit(db);
    const before = eurosOf(db, player.playerId);
    await confirm();
    await waitFor(() => expect(screen.getByText("Deposit Verified!")).toBeVisible());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sentTo(loaded, "verifyDeposit")).toEqual([{ body: { txId } }]);
    await expect(Math.round((eurosOf(db, player.playerId) - before) * 100)).toBe(9250);
  },
};

const without = (values: Parameters<typeof transaction>[1], arrange = euros): SceneStory => ({
  args: {
    arrange,
    opens: (db) => ({ id: "order-status", params: { tx: transaction(db, { transactionType: "DEPOSIT", ...values }) } }),
  },
  play: async () => {
    await says("Expected");
    const panel = await drawer();
    await expect(panel.queryByRole("button", { name: /^Confirm/ })).toBeNull();
    await expect(within(screen.getByRole("dialog")).getAllByRole("button", { name: "Close" })[0]).toBeVisible();
  },
});

/** Confirm is offered for pending deposits only (money §4). */
export const Confirmed = look(without({ status: "CONFIRMED" }));
export const RejectedOffersNothing = without({ status: "REJECTED" });
export const InProgress = look(without({ status: "IN_PROGRESS" }));
export const Canceled = look(without({ status: "CANCELED" }));

/** A deleted deposit takes no decision (ruling 57). */
export const DeletedOffersNothing = without({ status: "PENDING", isDeleted: true }, (db) =>
  changeTransaction(db, pendingDeposit(db), { isDeleted: true }),
);

export const NotPaidYet: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await says("Expected");
    changeOrder(db, pendingDeposit(db).txId, "WAITING");
    await confirm();
    const errorDialog = await dialog("Unable To Verify Transaction");
    await waitFor(() =>
      expect(errorDialog.getByText("The payment provider has not received order CPG-7 yet.")).toBeVisible(),
    );
  },
};

export const VerifiedByOthers: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await says("Expected");
    changeTransaction(db, pendingDeposit(db), { status: "CONFIRMED", confirmedBy: "Priya" });
    await confirm();
    const errorDialog = await dialog("Unable To Verify Transaction");
    await waitFor(() =>
      expect(errorDialog.getByText("This deposit has already been confirmed by Priya.")).toBeVisible(),
    );
  },
};

/** A deposit without an order: the panel says so. */
export const NoOrder = look({
  args: {
    opens: (db) => {
      const tx = pendingDeposit(db);
      db.transactions.orders.delete(tx.txId);
      return { id: "order-status", params: { tx } };
    },
  },
  play: async () => {
    await says("This order does not exist");
  },
});

export const Forbidden = look(forbiddenPanel("showDepositOrder", "view_deposits"));
