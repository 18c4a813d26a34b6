import type { components } from "@backoffice/api-client";
import type { WriteId } from "@backoffice/api-client/contract";
import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { pressMore } from "#testing/press-more.ts";
import { comeBackUntil } from "#testing/come-back.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { cannotMore, hasJson, says } from "#testing/stories/record.ts";
import { checked, shownChecks } from "#testing/stories/checked.ts";
import { sending, sentTo } from "#testing/stories/sent.ts";
import { changeTransaction, transaction } from "#testing/rows/transaction-rows.ts";
import { amountText } from "#entities/money/amount-text.ts";
import { gatewaysOf, hesitating, takenAtOnce, withdrawal } from "#testing/rows/withdrawal-rows.ts";

type Transaction = components["schemas"]["Transaction"];

const at =
  (values: Partial<Transaction>): Scene["at"] =>
  (db) =>
    `/?panel=transaction-details&txId=${transaction(db, values).txId}`;

export default {
  ...staging,
  title: "Panels/Transactions/Transaction Details",
  tags: ["panel:transaction-details"],
  args: { at: at({ transactionType: "DEPOSIT", status: "CONFIRMED" }) },
} satisfies SceneMeta;

export const Default = look();

/** Expects the drawer title for a transaction. */
const titled = (title: string, values: Partial<Transaction>): SceneStory => ({
  args: { at: at(values) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: title })).toBeVisible());
  },
});

export const Deposit = look(titled("Deposit Details", { transactionType: "DEPOSIT" }));
export const Withdrawal = titled("Withdrawal Details", { transactionType: "WITHDRAW" });
export const TopUp = look(titled("Top-up Details", { transactionType: "TOPUP" }));
export const BonusClaim = titled("Bonus Claim Details", {
  transactionType: "BONUS",
  transactionSubType: "BONUS_CLAIM",
});
export const DepositBonus = titled("Deposit Bonus Details", { transactionSubType: "DEPOSIT_BONUS" });
export const ManualBonus = titled("Manual Bonus Details", { transactionSubType: "MANUAL_BONUS" });
export const RegistrationBonus = titled("Registration Bonus Details", { transactionSubType: "REGISTRATION_BONUS" });

const FACTS = [
  "From, Balance, Wallet, Gateway",
  "Player, Operator, Email, See also",
  "Created, Confirmed, Confirmed by",
  "Order, Status, Expected, Received, Network, Sent to, Expires, Last checked",
].join(", ");

/** Every documented fact that has a value, and the provider's order of a deposit. */
export const EveryFactOfADeposit: SceneStory = {
  play: async () => {
    await says("Last checked");
    await expect(screen.getByRole("dialog")).toHaveAccessibleDescription(/^[\d,.]+\s*[A-Z]+\s*about\s*[\d,.]+\s*USD/);
    const facts = screen.getAllByRole("term").map((it) => it.textContent);
    await expect(facts.join(", ")).toBe(FACTS);
  },
};

/** The order section opens the order status panel. */
export const OrderStatusFromTheDrawer: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Order status…" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Order Status" })).toBeVisible());
  },
};

/** Other kinds than deposits have no order, and none is requested. */
export const OtherKind = look(
  {
    args: { at: at({ transactionType: "CASHBACK" }) },
    play: async ({ loaded: { calls } }) => {
      await says("Wallet");
      await expect((await drawer()).queryByText("Provider order")).toBeNull();
      await expect(calls.some(({ id }) => id === "showDepositOrder")).toBe(false);
    },
  },
  { name: "Cashback" },
);

/** A deposit without an order says so; it is not an error. */
export const DepositNoOrder = look(
  {
    args: {
      arrange: (db) =>
        void db.transactions.orders.delete(transaction(db, { transactionType: "DEPOSIT", status: "CONFIRMED" }).txId),
    },
    play: async () => {
      await says("This deposit has no order.");
      await expect((await drawer()).queryByRole("button", { name: "Try again" })).toBeNull();
    },
  },
  { name: "Deposit without an order" },
);

/** A bonus shows the player's eligibility. */
export const EligibleOfABonus: SceneStory = {
  args: { at: at({ transactionType: "BONUS", status: "CONFIRMED" }) },
  play: async () => {
    await says("Eligible");
  },
};

/** A rejection shows who rejected and the note for the player. */
export const Rejected: SceneStory = {
  args: { at: at({ transactionType: "WITHDRAW", status: "REJECTED" }) },
  play: async ({ loaded: { db } }) => {
    const tx = transaction(db, { transactionType: "WITHDRAW", status: "REJECTED" });
    await says("Rejected by");
    await says(tx.noteForThePlayer!);
  },
};

const PENDING = { transactionType: "WITHDRAW", status: "PENDING" } as const;
/** A pending withdrawal to an account, with its player. */
const toAccount = (db: Db) => {
  const { withdrawals } = db.transactions;
  const tx = transaction(db, PENDING, ({ txId }) => withdrawals.get(txId)!.destination.holder !== null);
  return { tx, own: withdrawals.get(tx.txId)!, player: db.players.get(tx.player.playerId)! };
};

const of =
  (find: (db: Db) => { txId: string }): Scene["at"] =>
  (db) =>
    `/?panel=transaction-details&txId=${find(db).txId}`;
const footerButton = async (name: RegExp) => (await drawer()).findByRole("button", { name });
const ready = async (name: RegExp) => {
  const button = await footerButton(name);
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
  return button;
};

const atAccount: Scene["at"] = (db) => `/?panel=transaction-details&txId=${toAccount(db).tx.txId}`;
type Change = (db: Db, account: ReturnType<typeof toAccount>) => void;
const changing =
  (...changes: Change[]): NonNullable<Scene["arrange"]> =>
  (db) => {
    for (const change of changes) change(db, toAccount(db));
  };
const heldBy =
  (nameOf: (player: { firstName: string | null; lastName: string | null }) => string): Change =>
  (db, { tx, own, player }) => {
    const destination = { ...own.destination, holder: nameOf(player.profile) };
    db.transactions.withdrawals.set(tx.txId, { ...own, destination });
  };
const OWN = heldBy(({ firstName, lastName }) => `${lastName} ${firstName}`.toUpperCase());
const BLOCKED: Change = (db, { player }) => db.players.set(player.playerId, { ...player, isBlocked: true });
const BY_HAND: Change = (db, { tx, own }) => {
  changeTransaction(db, tx, { gateway: "manual" });
  db.transactions.withdrawals.set(tx.txId, { ...own, paymentProvider: "manual" });
};
const NEVER_WITHDREW: Change = (db, { tx, player }) => {
  for (const it of db.transactions.transactions.values())
    if (it.player.playerId === player.playerId && it.txId !== tx.txId && it.transactionType === "WITHDRAW")
      changeTransaction(db, it, { status: "REJECTED" });
};
/** A different account holder stops an approval, a first withdrawal needs a look (ruling 54). */
export const WithdrawalSecondLook = look(
  {
    args: {
      at: atAccount,
      arrange: changing(
        heldBy(() => "Nora Lindqvist"),
        NEVER_WITHDREW,
      ),
    },
    play: async () => {
      await checked("Account holder", "Stop: differs");
      await checked("Withdrawn before", "Check: never");
      await expect(shownChecks().getByRole("alert")).toHaveTextContent("The account belongs to Nora Lindqvist");
    },
  },
  { name: "Withdrawal with warnings" },
);

/** The operator's treasury does not cover the withdrawal; deposits and withdrawals of the player are summed up. */
export const ExceedsTheTreasury: SceneStory = {
  args: {
    at: atAccount,
    arrange: changing((db, { tx }) => changeTransaction(db, tx, { toAmount: 100_000_000 })),
  },
  play: async () => {
    await checked("Treasury", "Check: insufficient funds");
    await says("Deposited");
  },
};

/** The player's own account is clear, whatever the order and case of the holder's name. */
export const OwnAccount: SceneStory = {
  args: { at: atAccount, arrange: changing(OWN) },
  play: async () => {
    await checked("Account holder", "same name");
  },
};

/** While the player is read, an approval waits, and a rejection only for its note. */
export const ChecksAreRead: SceneStory = {
  args: { at: of((db) => withdrawal(db, "manual")), faults: [{ operation: "getPlayer", fault: "timeout" }] },
  play: async () => {
    await waitFor(async () =>
      expect(await footerButton(/^Approve \d/)).toHaveAccessibleDescription("Waiting for 4 checks."),
    );
    const panel = await drawer();
    await userEvent.type(panel.getByRole("textbox", { name: /^Note/ }), "Not your account.");
    await ready(/^Reject/);
    await expect(await footerButton(/^Approve \d/)).toHaveAttribute("aria-disabled", "true");
  },
};

/** The player cannot be read: the approval asks, and names the checks. */
export const ChecksFailed: SceneStory = {
  args: { at: of((db) => withdrawal(db, "manual")), faults: [{ operation: "getPlayer", fault: "500" }] },
  play: async ({ loaded }) => {
    await userEvent.click(await ready(/^Approve \d.*…$/));
    await dialog("Approve without 4 checks?");
    await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      /Not read: player, account holder, KYC, withdrawn before\./,
    );
    await expect(sentTo(loaded, "decideWithdrawal")).toEqual([]);
  },
};

/** Approves with the amount on the button; no note is required. */
export const WithdrawalPending: SceneStory = {
  ...sending("decideWithdrawal"),
  args: { at: of((db) => withdrawal(db, "manual")) },
  play: async ({ loaded }) => {
    const row = withdrawal(loaded.db, "manual");
    await userEvent.click(await ready(/^Approve \d/));
    await waitFor(() => expect(screen.getByText("Withdrawal approved.")).toBeVisible());
    await expect(sentTo(loaded, "decideWithdrawal")).toMatchObject([
      { body: { txId: row.txId, actionType: "confirm", playerNote: "", countsTowardDailyLimit: true } },
    ]);
  },
};

/** A blocked player: the approval asks, and repeats amount and reason (ruling 54). */
export const BlockedPlayer: SceneStory = {
  ...sending("decideWithdrawal"),
  args: { at: atAccount, arrange: changing(OWN, BLOCKED, BY_HAND) },
  play: async ({ loaded }) => {
    await checked("Player", "Stop: blocked");
    const row = toAccount(loaded.db).tx;
    const amount = amountText(row.toAmount, row.toCurrency, "en");
    await userEvent.click(await ready(/^Approve \d.*…$/));
    const question = await dialog("Approve withdrawal?");
    await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      new RegExp(`Approve the withdrawal of ${amount} .*Blocked player. Approval pays a blocked account.`),
    );
    await expect(sentTo(loaded, "decideWithdrawal")).toEqual([]);
    await userEvent.click(question.getByRole("button", { name: `Approve ${amount}` }));
    await waitFor(() => expect(screen.getByText("Withdrawal approved.")).toBeVisible());
    await expect(sentTo(loaded, "decideWithdrawal")).toMatchObject([
      { body: { txId: row.txId, actionType: "confirm" } },
    ]);
  },
};

/** A rejection requires a note and states whether it counts toward the daily requests (money §5). */
export const RejectsAWithdrawalWithANote: SceneStory = {
  ...sending("decideWithdrawal"),
  args: { at: of((db) => withdrawal(db, "manual")) },
  play: async ({ loaded }) => {
    await ready(/^Approve \d/);
    await expect(await footerButton(/^Reject/)).toHaveAccessibleDescription("Write a note for the player first.");
    const panel = await drawer();
    await userEvent.type(panel.getByRole("textbox", { name: /^Note/ }), "Not your account.");
    await userEvent.click(panel.getByRole("checkbox", { name: "Include in Daily Withdraw Request" }));
    await userEvent.click(await ready(/^Reject/));
    await waitFor(() => expect(screen.getByText("Withdrawal rejected.")).toBeVisible());
    await expect(sentTo(loaded, "decideWithdrawal")).toMatchObject([
      { body: { actionType: "reject", playerNote: "Not your account.", countsTowardDailyLimit: false } },
    ]);
  },
};

/** Approves or verifies with the call of the transaction's type and provider. */
const approves = (write: WriteId, find: (db: Db) => { txId: string }, arrange?: Scene["arrange"]): SceneStory => ({
  ...sending(write),
  args: { at: of(find), ...(arrange && { arrange }) },
  play: async ({ loaded }) => {
    const { txId } = find(loaded.db);
    await userEvent.click(await ready(/^(Approve|Verify) \d/));
    await waitFor(() => expect(JSON.stringify(sentTo(loaded, write))).toContain(txId));
  },
});
const waiting = (transactionType: Transaction["transactionType"]) => (db: Db) =>
  transaction(db, { transactionType, status: "PENDING" }, (it) => it.bonusExtraData?.eligible !== false);

export const ApprovesByItsProvider = approves("decideProviderWithdrawal", (db) => withdrawal(db, "cpg"));
export const ApprovesByJb = approves("decideJbWithdrawal", (db) => takenAtOnce(db, "jb"));
export const VerifiesADeposit = approves("verifyDeposit", waiting("DEPOSIT"), (db) => {
  const { txId } = waiting("DEPOSIT")(db);
  db.transactions.orders.set(txId, { ...db.transactions.orders.get(txId)!, orderStatus: "PAID" });
});
export const ApprovesABonus = approves("decideBonusTransaction", waiting("BONUS"));
export const ApprovesACashback = approves("decideCashback", waiting("CASHBACK"));
export const ApprovesAffiliateProfit = approves("decideAffiliateWithdrawal", waiting("AFFILIATE"));
export const ApprovesAReferralClaim = approves("decideReferralClaim", waiting("REFERRAL_PROFIT"));

/** Rejects or closes with the entered text. */
const writes = (write: WriteId, find: (db: Db) => { txId: string }, button: RegExp, text: string): SceneStory => ({
  ...sending(write),
  args: { at: of(find) },
  play: async ({ loaded }) => {
    const panel = await drawer();
    await userEvent.type(await panel.findByRole("textbox", { name: /^(Note|Reason)/ }), text);
    await userEvent.click(await ready(button));
    await waitFor(() => expect(JSON.stringify(sentTo(loaded, write))).toContain(text));
  },
});
export const RejectsADeposit = writes(
  "rejectDepositOrder",
  waiting("DEPOSIT"),
  /^Reject/,
  "The payer is not the player.",
);
export const ClosesOneInProgress = writes(
  "decideWithdrawalInProgress",
  (db) => withdrawal(db, "cpg", "IN_PROGRESS"),
  /^Approve \d/,
  "Paid by the provider.",
);

/** Verified, or rejected with a reason. */
export const DepositPending = look({
  args: { at: at({ transactionType: "DEPOSIT", status: "PENDING" }) },
  play: async () => {
    await ready(/^Verify \d/);
    await expect(await footerButton(/^Reject/)).toHaveAccessibleDescription("Write a reason first.");
  },
});

/** Tomani approves in its own steps, and rejects here. */
export const TomaniOpensItsSteps: SceneStory = {
  args: { at: of((db) => takenAtOnce(db, "tomani")), arrange: (db) => gatewaysOf(db, takenAtOnce(db, "tomani"), 1) },
  play: async () => {
    await userEvent.click(await ready(/^Approve…/));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Confirm Tomani Withdraw" })).toBeVisible());
  },
};

/** jb refuses: the dialog offers to force the approval. */
export const JbAsksWhetherToForce: SceneStory = {
  args: { at: of((db) => hesitating(db, "jb")) },
  play: async () => {
    await userEvent.click(await ready(/^Approve \d/));
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Force Approve" })).toBeVisible());
    await expect(screen.queryByText("Withdrawal approved.")).toBeNull();
  },
};

/** The amount changed meanwhile: no decision until it is reopened. */
export const ChangedMeanwhile: SceneStory = {
  args: { at: of((db) => withdrawal(db, "manual")) },
  play: async ({ loaded: { db } }) => {
    await ready(/^Approve \d/);
    const row = withdrawal(db, "manual");
    changeTransaction(db, row, { toAmount: 12_345.67 });
    await comeBackUntil(() => void screen.getAllByText(/has changed since you opened it/));
    await expect(await footerButton(/^Approve \d/)).toHaveAccessibleDescription(/has changed since you opened it/);
  },
};

/** Links to its page and to the player's other records. */
export const LinksToItsPage: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { txId, player } = transaction(db, { transactionType: "DEPOSIT", status: "CONFIRMED" });
    const panel = await drawer();
    await waitFor(() =>
      expect(panel.getByRole("link", { name: "Open the page" })).toHaveAttribute(
        "href",
        `/transactions/details/${txId}`,
      ),
    );
    const query = `?playerCode=${player.playerCode}`;
    await expect(panel.getByRole("link", { name: "Transactions of the player" })).toHaveAttribute(
      "href",
      `/transactions/list${query}`,
    );
    await expect(panel.getByRole("link", { name: "Bets of the player" })).toHaveAttribute("href", `/bets${query}`);
  },
};

/** Amounts have the decimals of their currency: eight for BTC, six for TRX, none for JPY. */
const digits = (fromCurrency: string, fromAmount: number, written: string): SceneStory => ({
  args: {
    arrange: (db) =>
      changeTransaction(db, transaction(db, { transactionType: "DEPOSIT", status: "CONFIRMED" }), {
        fromAmount,
        fromCurrency,
      }),
  },
  play: async () => {
    await says(written);
  },
});
export const DigitsOfBtc = digits("BTC", 0.00412345, "0.00412345");
export const DigitsOfTrx = digits("TRX", 1512.345678, "1,512.345678");
export const DigitsOfJpy = digits("JPY", 52300, "52,300");

/** A canceled or rejected transaction can be deleted. */
export const DeletesWhatWasRejected: SceneStory = {
  args: { at: at({ transactionType: "DEPOSIT", status: "REJECTED" }) },
  play: async () => {
    await says("Rejected by");
    await pressMore("Delete…");
    await expect(await dialog("Delete transaction")).toBeTruthy();
  },
};

export const Forbidden = look(
  cannotMore("Delete…", /delete_transactions/, {
    account: "operator-manager",
    at: at({ transactionType: "DEPOSIT", status: "REJECTED" }),
  }),
);

/** A transaction that moved money has no actions. */
export const KeepsWhatMovedMoney: SceneStory = {
  play: async () => {
    await says("Confirmed by");
    await expect((await drawer()).queryByRole("button", { name: /^(More|Delete…)$/ })).toBeNull();
  },
};

export const DeletedIsSaid: SceneStory = {
  args: { at: at({ transactionType: "DEPOSIT", isDeleted: true }) },
  play: async () => {
    await says("Deleted");
    await expect((await drawer()).queryByRole("button", { name: /^(More|Delete…)$/ })).toBeNull();
  },
};

export const NoJsonForManagers = hasJson("operator-manager", false);
export const NoJsonForAdmins = hasJson("admin", false);
export const JsonForSuperAdmins: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "JSON" }));
    await says(/balanceCurrency/);
  },
};

export const NotFound = look(gonePanel("/?panel=transaction-details&txId=000000000000000000000000", "transaction"));
export const WithoutViewRight = forbiddenPanel("showTransaction", "view_transactions");
