import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { sending, sentTo } from "#testing/stories/sent.ts";
import { changeTransaction } from "#testing/transaction-rows.ts";
import { ownOf, paidAmount, withdrawal } from "#testing/withdrawal-rows.ts";
import { destinationWords } from "../decide/decision-words.tsx";

const row = (db: Db) => withdrawal(db, "cpg", "IN_PROGRESS");
const opens: Scene["opens"] = (db) => ({ id: "resend-withdraw-confirmation-cpg", params: { tx: row(db) } });

/** CPG has a call of its own. */
export default { ...staging, title: "Withdraw/resend-withdraw-confirmation-cpg", args: { opens } } satisfies SceneMeta;

const resend = confirmation({
  title: "Resend Withdraw Confirmation",
  button: "Resend withdrawal",
  write: "resendCpgWithdrawal",
  failure: "Unable To Resend Withdrawal",
  read: "showWithdrawal",
});
const failing = (fault: "html-502" | "html-200" | "refused" | "refused-silently") => ({
  faults: [{ operation: "resendCpgWithdrawal", fault }] as const,
});

export const Asks = resend.asks((db) => {
  const to = destinationWords(ownOf(db, row(db)).destination);
  return `Send the withdrawal of ${paidAmount(row(db))} by player ${row(db).player.playerCode} to ${to}, paid through cpg. The provider gets it again, and pays it once.`;
});

/** The gateway's answer stands there until it is closed (money §4); it is not sent again from here. */
export const ShowsTheGatewaysAnswer: SceneStory = {
  ...sending("resendCpgWithdrawal"),
  play: async ({ loaded }) => {
    const { txId } = row(loaded.db);
    await resend.confirm();
    await expect(await screen.findByText("Withdraw Request Sent!")).toBeVisible();
    const panel = await resend.question();
    await expect(await panel.findByText("Queued for payment")).toBeVisible();
    await expect(panel.getByText(/^CPG-/)).toBeVisible();
    await userEvent.click(await resend.button());
    await expect(sentTo(loaded, "resendCpgWithdrawal")).toEqual([{ body: { txId } }]);
    await userEvent.click(panel.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/** Failure messages are error toasts, one each (money §8). */
export const RefusedInToasts: SceneStory = {
  args: failing("refused"),
  play: async () => {
    await resend.confirm();
    await expect(await screen.findByText("This cannot be done right now.")).toBeVisible();
    await expect(screen.getByText("Please try again in an hour.")).toBeVisible();
    await expect(screen.queryByRole("alertdialog", { name: /^Unable To/ })).toBeNull();
    // And it may be tried again.
    await waitFor(async () => expect(await resend.button()).not.toHaveAttribute("aria-disabled", "true"));
  },
};
export const RefusedWithoutAWord: SceneStory = {
  args: failing("refused-silently"),
  play: async () => {
    await resend.confirm();
    await expect(await screen.findByText("Something went wrong. Please try again later.")).toBeVisible();
  },
};

/** A web page in place of the answer says nothing about the money: it is not called failed, and not sent again. */
const aPage = (fault: "html-502" | "html-200"): SceneStory => ({
  args: failing(fault),
  play: async ({ loaded }) => {
    await resend.confirm();
    await userEvent.click((await dialog("The Change Is Not Confirmed")).getByRole("button", { name: "OK" }));
    await waitFor(async () => expect(await resend.button()).toHaveAccessibleDescription(/not known whether/));
    await userEvent.click(await resend.button());
    await expect(sentTo(loaded, "resendCpgWithdrawal")).toHaveLength(1);
    await expect(screen.queryByText("Withdraw Request Sent!")).toBeNull();
  },
});
export const AnsweredByAWebPage = aPage("html-200");
export const AnsweredByAnErrorPage = aPage("html-502");

/** It was confirmed meanwhile: said at the button. */
export const NotInProgressAnyMore = resend.waits("This withdrawal is already approved by Priya.", {
  opens: (db) => {
    const opening = opens(db);
    changeTransaction(db, row(db), { status: "CONFIRMED", confirmedBy: "Priya" });
    return opening;
  },
});

export const WithoutRight = resend.forbidden("resend_withdrawals", "operator-manager");
