import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { debit } from "#testing/bet-rows.ts";
import { dialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const meta = {
  ...staging,
  title: "Bets/reconcile-bet-debit",
  args: {
    ...staging.args,
    scenario: "small",
    arrange: (db) => {
      const row = debit(db, true);
      db.bets.debits.set(row.txId, { ...row, debitAmount: 42.5, autoReconciledAmount: 12.4, debitCurrency: "EUR" });
    },
    opens: (db) => ({ id: "reconcile-bet-debit", params: { debit: debit(db, true) } }),
  },
} satisfies Meta<Scene>;
export default meta;

const question = () => dialog("Reconcile Bet Debit");
const take = async () => (await question()).getByRole("button", { name: "Take 30.10 EUR" });
const press = async () => userEvent.click(await take());

/** Says how much, off whom, for which bet; to the cent. */
export const Open: SceneStory = {
  play: async ({ loaded }) => {
    const { player, betId } = debit((loaded as Staged).backend.db, true);
    const text = (await question()).getByText(/^Take/, { selector: "p" });
    await expect(text).toHaveTextContent(`Take 30.10 EUR off player ${player.playerCode} for bet ${betId}.`);
    await expect(await take()).not.toHaveFocus();
  },
};

export const Saving: SceneStory = {
  args: { faults: [{ operation: "reconcileBetDebit", fault: "timeout" }] },
  play: async () => {
    await press();
    await waitFor(async () => expect(await take()).toHaveAttribute("aria-busy", "true"));
  },
};

/** A toast, the confirmation closes, and the debit adds up. */
export const Reconciled: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    const { txId } = debit(db, true);
    await press();
    await expect(await screen.findByText("Debit reconciled.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(db.bets.debits.get(txId)).toMatchObject({
      reconciledAmount: 30.1,
      settledByInfo: { nickname: "Mara" },
    });
  },
};

/** A colleague was faster. */
export const ReconciledMeanwhile: SceneStory = {
  args: {
    opens: (db) => {
      const row = debit(db, true);
      const settledByInfo = { nickname: "Jonas", userCode: null };
      db.bets.debits.set(row.txId, { ...row, settledAt: row.createdAt, settledBy: "auth0|admin", settledByInfo });
      return { id: "reconcile-bet-debit", params: { debit: row } };
    },
  },
  play: async () => {
    const button = (await question()).getByRole("button", { name: /^Take/ });
    await waitFor(() => expect(button).toHaveAccessibleDescription(/already been reconciled by Jonas/));
    await expect((await question()).getByText(/Nothing is left to take/)).toBeVisible();
    await expect(button).toHaveTextContent(/^Take$/);
  },
};

export const Refused: SceneStory = {
  args: { faults: [{ operation: "reconcileBetDebit", fault: "refused" }] },
  play: async () => {
    await press();
    await expect((await dialog("Unable To Reconcile Debit")).getAllByRole("listitem")).toHaveLength(2);
  },
};

/** Refused without a word: the documented toast. */
export const RefusedSilently: SceneStory = {
  args: { faults: [{ operation: "reconcileBetDebit", fault: "refused-silently" }] },
  play: async () => {
    await press();
    await expect(await screen.findByText("Something went wrong. Please try again later.")).toBeVisible();
  },
};

/** Carried out, and the answer was lost: it cannot be sent again from here, and what the debit says now is told. */
export const UnknownOutcome: SceneStory = {
  args: { faults: [{ operation: "reconcileBetDebit", fault: "lost" }] },
  play: async () => {
    await press();
    await userEvent.click((await dialog("The Change Is Not Confirmed")).getByRole("button", { name: "OK" }));
    const button = (await question()).getByRole("button", { name: /^Take/ });
    await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
    await waitFor(() => expect(button).toHaveAccessibleDescription(/already been reconciled by Mara/));
  },
};
