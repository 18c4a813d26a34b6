import type { Permission } from "@backoffice/api-client/contract";
import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { amountText } from "#entities/money/amount-text.ts";
import type { PanelId } from "#kit/panels/definition/panel-params.ts";
import { dialog } from "#testing/on-screen.ts";
import type { Opening, Scene } from "#testing/scene.ts";
import type { SceneStory } from "#testing/staging.tsx";
import { answer } from "./answer.ts";
import { confirmation } from "./confirmation.ts";
import { expectHeld } from "./expect-held.ts";
import { sentTo } from "./sent.ts";
import { changeTransaction, transaction } from "#testing/rows/transaction-rows.ts";

type Type = "BONUS" | "CASHBACK" | "AFFILIATE" | "REFERRAL_PROFIT";
type Row = ReturnType<typeof transaction>;

/** A pending payout of Nordlys that may be paid. */
const waitingPayout = (db: Db, transactionType: Type): Row =>
  transaction(db, { transactionType, status: "PENDING" }, (row) => row.bonusExtraData?.eligible !== false);

/** The balance of a payout's wallet. */
const walletOf = (db: Db, { player, walletType, balanceCurrency }: Row): number => {
  const wallet = db.transactions.wallets.get(player.playerId);
  return (walletType === "BONUS" ? wallet?.bonus : wallet?.balances[balanceCurrency]) ?? 0;
};

type Payout = {
  panel: PanelId;
  type: Type;
  noun: string;
  /** The noun in its messages. */
  what: string;
  write: "decideBonusTransaction" | "decideCashback" | "decideAffiliateWithdrawal" | "decideReferralClaim";
  right: Permission;
  /** An account that may see it but not decide. */
  onlooker: string;
  /** The consequence of a rejection. */
  rejected: string;
};

const NOTE = "The terms were not met.";

/**
 * The stories of a panel that approves or rejects a payout: the same rules for each, each with its own call and words.
 */
export const payoutStories = ({ panel, type, noun, what, write, right, onlooker, rejected }: Payout) => {
  const row = (db: Db) => waitingPayout(db, type);
  const amount = (db: Db) => amountText(row(db).toAmount, row(db).toCurrency, "en");
  const opens =
    (action: "confirm" | "reject", find: (db: Db) => Row = row): NonNullable<Scene["opens"]> =>
    (db) =>
      ({ id: panel, params: { tx: find(db), action } }) as Opening;
  const rejecting = { opens: opens("reject") };
  const decision = (verb: "Approve" | "Reject", note?: string) =>
    confirmation({
      title: `${verb} ${noun}`,
      button: new RegExp(`^${verb} \\d`),
      write,
      failure: `Unable To ${verb} ${noun.replaceAll(/\b[a-z]/g, (it) => it.toUpperCase())}`,
      read: "showTransaction",
      ...(note !== undefined && { fill: () => answer(/^Note/, note) }),
    });
  const [approve, reject] = [decision("Approve"), decision("Reject", NOTE)];
  const body = (actionType: "confirm" | "reject", noteForThePlayer: string) => (db: Db) => {
    const { txId, player } = row(db);
    return { body: { txId, actionType, noteForThePlayer, playerCode: player.playerCode } };
  };
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
  const summary = (db: Db) => `the ${noun} of ${amount(db)} of player ${row(db).player.playerCode}.`;

  /** Asserts that the amount moves once, whatever is done with the button. */
  const paidOnce = (args: Partial<Scene>, press: () => Promise<void>): SceneStory => ({
    args,
    play: async ({ loaded }) => {
      const { db } = loaded;
      const tx = row(db);
      const before = walletOf(db, tx);
      await waitFor(async () => expect(await approve.button()).not.toHaveAttribute("aria-disabled", "true"));
      await press();
      await waitFor(() => expect(db.transactions.transactions.get(tx.txId)?.status).toBe("CONFIRMED"));
      await expect(walletOf(db, tx)).toBeCloseTo(before + tx.toAmount, 8);
      await expect(sentTo(loaded, write)).toHaveLength(1);
    },
  });
  const lost = (fault: "lost" | "cut" | "null") =>
    paidOnce({ faults: [{ operation: write, fault }] }, async () => {
      await approve.confirm();
      const errorDialog = await dialog("The Change Is Not Confirmed");
      await expect(errorDialog.queryByText(/failed|unable/i)).toBeNull();
      await userEvent.click(errorDialog.getByRole("button", { name: "OK" }));
      await expectHeld(/already confirmed|unknown whether/);
    });
  const meanwhile = (values: Partial<Row>): NonNullable<Scene["opens"]> =>
    opens("confirm", (db) => {
      const opened = row(db);
      changeTransaction(db, opened, values);
      return opened;
    });
  return {
    args: { opens: opens("confirm") },
    /** Approval: sentence with amount, currency, player and consequence. */
    approve: approve.asks((db) => new RegExp(`^Approve ${summary(db)} It goes into the player's (bonus )?wallet\\.$`)),
    reject: reject.asks((db) => `Reject ${summary(db)} ${rejected}`, rejecting),
    /** Approved without a note → the note of the call is empty. */
    approved: approve.sends(body("confirm", ""), `${Noun} approved.`),
    /** Rejected → no money moves. */
    rejected: {
      args: rejecting,
      play: async (context) => {
        const { db } = context.loaded;
        const tx = row(db);
        const before = walletOf(db, tx);
        await reject.sends(body("reject", NOTE), `${Noun} rejected.`).play!(context);
        await expect(walletOf(db, tx)).toBe(before);
        await expect(db.transactions.transactions.get(tx.txId)).toMatchObject({
          status: "REJECTED",
          noteForThePlayer: NOTE,
        });
      },
    } satisfies SceneStory,
    rejectionNeedsANote: decision("Reject").waits(/Write a note for the player first/, rejecting),
    noteOf200: decision("Approve", "n".repeat(200)).sends(body("confirm", "n".repeat(200)), `${Noun} approved.`),
    noteOf201: decision("Approve", "n".repeat(201)).breaks(/^Note/, /Use at most 200 characters/),
    /** A colleague was faster → message of the server, no money moves twice. */
    decidedMeanwhile: approve.refused(
      (db) => changeTransaction(db, row(db), { status: "REJECTED", rejectedBy: "Priya" }),
      `This ${what} has already been rejected by Priya.`,
    ),
    /** Stale row of the list → the record is reread, the button is disabled with its state. */
    alreadyDecided: approve.waits(`This ${noun} is already confirmed by Priya.`, {
      opens: meanwhile({ status: "CONFIRMED", confirmedBy: "Priya" }),
    }),
    deletedMeanwhile: approve.waits(`This ${noun} is deleted.`, { opens: meanwhile({ isDeleted: true }) }),
    /** Amount has changed → it must be reviewed again before a decision. */
    amountChanged: decision("Approve").waits(/has changed since you opened it/, {
      opens: opens("confirm", (db) => {
        const opened = row(db);
        changeTransaction(db, opened, { toAmount: opened.toAmount + 1 });
        return opened;
      }),
    }),
    /** Double press, and Enter held on the button → paid once. */
    pressedTwice: paidOnce({}, async () => {
      const button = await approve.button();
      button.focus();
      button.click();
      button.click();
      await userEvent.keyboard("{Enter>5/}");
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    }),
    /** Carried out, answer lost or unreadable → not reported as failed, not sent again. */
    answerLost: lost("lost"),
    answerCut: lost("cut"),
    answerEmpty: lost("null"),
    /** Record cannot be read → no decision is possible. */
    unreadable: decision("Approve").waits(/could not be loaded/, {
      faults: [{ operation: "showTransaction", fault: "403" }],
    }),
    withoutRight: approve.forbidden(right, onlooker),
  };
};
