import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import type { PanelId } from "#kit/panels/definition/panel-params.ts";
import { destinationWords } from "#entities/transaction/withdrawal/decide/decision-words.tsx";
import { dialog } from "#testing/on-screen.ts";
import type { Opening, Scene } from "#testing/scene.ts";
import type { SceneStory } from "#testing/staging.tsx";
import { confirmation } from "./confirmation.ts";
import { sending, sentTo } from "./sent.ts";
import { changeTransaction } from "#testing/rows/transaction-rows.ts";
import { ownOf, paidAmount, withdrawal } from "#testing/rows/withdrawal-rows.ts";

type Resend = { panel: PanelId; write: "resendWithdrawal" | "resendCpgWithdrawal"; provider: "skrill" | "cpg" };

/** The stories of a panel that resends a withdrawal to its provider: the same rules for each call (money §4, §8). */
export const resendStories = ({ panel: id, write, provider }: Resend) => {
  const row = (db: Db) => withdrawal(db, provider, "IN_PROGRESS");
  const opens: NonNullable<Scene["opens"]> = (db) => ({ id, params: { tx: row(db) } }) as Opening;

  const resend = confirmation({
    title: "Resend Withdraw Confirmation",
    button: "Resend withdrawal",
    write,
    failure: "Unable To Resend Withdrawal",
    read: "showWithdrawal",
  });
  const failing = (fault: "html-502" | "html-200" | "refused" | "refused-silently") => ({
    faults: [{ operation: write, fault }] as const,
  });

  const asks = resend.asks((db) => {
    const to = destinationWords(ownOf(db, row(db)).destination);
    return `Send the withdrawal of ${paidAmount(row(db))} by player ${row(db).player.playerCode} to ${to}, paid through ${provider}. The provider receives it again and pays it only once.`;
  });

  /** Resent → the gateway's answer is shown until closed (money §4), nothing is sent again from here. */
  const showsTheGatewaysAnswer: SceneStory = {
    ...sending(write),
    play: async ({ loaded }) => {
      const { txId } = row(loaded.db);
      await resend.confirm();
      await waitFor(() => expect(screen.getByText("Withdraw Request Sent!")).toBeVisible());
      const panel = await resend.question();
      await waitFor(() => expect(panel.getByText("Queued for payment")).toBeVisible());
      await expect(panel.getByText(new RegExp(`^${provider.toUpperCase()}-`))).toBeVisible();
      await userEvent.click(await resend.button());
      await expect(sentTo(loaded, write)).toEqual([{ body: { txId } }]);
      await userEvent.click(panel.getByRole("button", { name: "Close" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    },
  };

  /** Refused → one error toast per message (money §8). */
  const refusedInToasts: SceneStory = {
    args: failing("refused"),
    play: async () => {
      await resend.confirm();
      await waitFor(() => expect(screen.getByText("This cannot be done right now.")).toBeVisible());
      await expect(screen.getByText("Please try again in an hour.")).toBeVisible();
      await expect(screen.queryByRole("alertdialog", { name: /^Unable To/ })).toBeNull();
      // A retry is possible.
      await waitFor(async () => expect(await resend.button()).not.toHaveAttribute("aria-disabled", "true"));
    },
  };
  const refusedWithoutAWord: SceneStory = {
    args: failing("refused-silently"),
    play: async () => {
      await resend.confirm();
      await waitFor(() => expect(screen.getByText("Something went wrong. Please try again later.")).toBeVisible());
    },
  };

  /** HTML page instead of the answer → unknown outcome: not reported as failed, not sent again. */
  const aPage = (fault: "html-502" | "html-200"): SceneStory => ({
    args: failing(fault),
    play: async ({ loaded }) => {
      await resend.confirm();
      await userEvent.click((await dialog("The Change Is Not Confirmed")).getByRole("button", { name: "OK" }));
      await waitFor(async () => expect(await resend.button()).toHaveAccessibleDescription(/unknown whether/));
      await userEvent.click(await resend.button());
      await expect(sentTo(loaded, write)).toHaveLength(1);
      await expect(screen.queryByText("Withdraw Request Sent!")).toBeNull();
    },
  });
  const answeredByAWebPage = aPage("html-200");
  const answeredByAnErrorPage = aPage("html-502");

  /** Confirmed in the meantime → the button is disabled with a reason. */
  const notInProgressAnyMore = resend.waits("This withdrawal is already approved by Priya.", {
    opens: (db) => {
      const opening = opens(db);
      changeTransaction(db, row(db), { status: "CONFIRMED", confirmedBy: "Priya" });
      return opening;
    },
  });

  /** The destination could not be read → the sentence says so; until then the button is disabled. */
  const withoutItsDestination = resend.asks(
    (db) =>
      `Send the withdrawal of ${paidAmount(row(db))} by player ${row(db).player.playerCode} to a destination that could not be loaded, paid through ${provider}. The provider receives it again and pays it only once.`,
    { faults: [{ operation: "showWithdrawal", fault: "html-200" }] },
  );
  const waitsForItsDestination = resend.waits("The withdrawal is loading.", {
    faults: [{ operation: "showWithdrawal", fault: "timeout" }],
  });

  const withoutRight = resend.forbidden("resend_withdrawals", "operator-manager");

  return {
    args: { opens },
    asks,
    showsTheGatewaysAnswer,
    refusedInToasts,
    refusedWithoutAWord,
    answeredByAWebPage,
    answeredByAnErrorPage,
    notInProgressAnyMore,
    withoutItsDestination,
    waitsForItsDestination,
    withoutRight,
  };
};
