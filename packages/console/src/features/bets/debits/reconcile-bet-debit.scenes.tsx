import type { Db } from "@backoffice/mocks";
import { expect, userEvent } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { debit } from "#testing/rows/bet-rows.ts";
import { dialog } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { expectHeld } from "#testing/stories/expect-held.ts";

const change = (db: Db, values: Partial<ReturnType<typeof debit>>) => {
  const row = debit(db, true);
  db.bets.debits.set(row.txId, { ...row, ...values });
};

export default {
  ...staging,
  title: "Panels/Bets/Reconcile Bet Debit",
  tags: ["panel:reconcile-bet-debit"],
  args: {
    scenario: "small",
    arrange: (db) => change(db, { debitAmount: 42.5, autoReconciledAmount: 12.4, debitCurrency: "EUR" }),
    opens: (db) => ({ id: "reconcile-bet-debit", params: { debit: debit(db, true) } }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const take = confirmation({
  title: "Reconcile Bet Debit",
  button: /^Deduct/,
  write: "reconcileBetDebit",
  failure: "Unable To Reconcile Debit",
});

/** Sentence and button name the amount to the cent, the player and the bet. */
export const Open: SceneStory = {
  play: async (context) => {
    await take.asks((db) => {
      const { player, betId } = debit(db, true);
      return new RegExp(`^Deduct 30\\.10 EUR from player ${player.playerCode} for bet ${betId} ?\\.`);
    }).play!(context);
    await expect(await take.button()).toHaveTextContent("Deduct 30.10 EUR");
  },
};

export const Reconciled = take.sends(
  (db) => {
    const { txId, player } = debit(db, true);
    return { body: { txId, playerCode: player.playerCode } };
  },
  "Debit reconciled.",
  {
    after: (db) =>
      expect([...db.bets.debits.values()]).toContainEqual(expect.objectContaining({ reconciledAmount: 30.1 })),
  },
);

/** Reconciled by someone else meanwhile: the button is disabled with the reason. */
export const ReconciledMeanwhile = take.waits(/already been reconciled by Jonas/, {
  opens: (db) => {
    const row = debit(db, true);
    change(db, { settledAt: row.createdAt, settledByInfo: { nickname: "Jonas", userCode: null } });
    return { id: "reconcile-bet-debit", params: { debit: row } };
  },
});

export const WithoutRight = take.forbidden("reconcile_bet_debits", "operator-manager");

/** Executed, but the response was lost: it cannot be sent again, and the dialog shows the current state. */
export const UnknownOutcome: SceneStory = {
  args: { faults: [{ operation: "reconcileBetDebit", fault: "lost" }] },
  play: async () => {
    await take.confirm();
    await userEvent.click((await dialog("The Change Is Not Confirmed")).getByRole("button", { name: "OK" }));
    await expectHeld(/already been reconciled by Mara/);
  },
};
