import { operations } from "@backoffice/api-client/contract";
import type { ApiError } from "@backoffice/api-client";
import { act, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { answersInTurn, SERVER_SAYS, type WrongAnswer } from "#testing/panels/answers.ts";
import { panelOnScreen } from "#testing/panels/panel-on-screen.ts";
import { openingOf, overNothing, panelScenes } from "#testing/panels/panel-scenes.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";
import { reportSignedIn, signedOutStore } from "../session/signed-out.ts";

/*
 * Every panel × each of its reads × the three usual failures, the others round robin: the error has the right kind and
 * outcome, nothing crashes, and the failure is shown.
 */

/** Operators' names, which every page reads; ids are shown without them. */
const OF_EVERY_PAGE = "listMyOperators";

/**
 * Reads whose failure is not shown: a confirmation rereads the record that the click handed over, since a colleague
 * may have been faster, and falls back to it; rates and wallets only add a secondary amount, and operators currencies.
 */
const UNSAID: Record<string, readonly string[]> = {
  "bank-account-confirmation": ["showBankAccount"],
  "reconcile-bet-debit": ["showBetDebit"],
  "add-sport-freebet-confirmation": ["getPlayer", "getRates", "showSportFreebet"],
  "topup-utopia-wallet": ["showUtopiaWallet"],
  "withdraw-utopia-wallet": ["showUtopiaWallet"],
  "create-deposit-gateway": ["getRates", "listDepositGateways"],
  "create-withdraw-gateway": ["getRates", "listWithdrawGateways"],
  "delete-withdraw-gateway": ["showUtopiaWallet"],
  "verify-deposit-confirmation": ["showTransaction"],
  "reject-deposit-order": ["showTransaction"],
  "convert-player-balance": ["getRates", "showOperator"],
  "partner-withdraw-confirmation": ["showPartnerWithdraw"],
  "approve-bonus-request": ["showBonusFormRequest"],
  "reject-bonus-request": ["showBonusFormRequest"],
  // The player's checks are of an approval.
  "edit-username": ["getPlayer"],
  // The player beside the conversation is left out.
  "support-ticket": ["getPlayer"],
  // Permissions are compared once a role is chosen.
  "change-user-role": ["showUser"],
  // Selected currencies stay, without their names, and the operator's languages are below "Other language".
  "bank-edit": ["showOperator"],
  "bonus-edit": ["getRates", "showOperator"],
  "bonus-form-edit": ["showOperator"],
  "bonus-release-edit": ["getRates", "showOperator"],
  "cms-block": ["showOperator"],
  "cms-entry": ["showOperator"],
  "tournament-edit": ["getRates", "showOperator"],
};

const panels = panelScenes.flatMap((it) => {
  const story = openingOf(it);
  // Row details have no permission of their own; their page reads and guards them.
  return story && it.panel.permission ? [[it.id, story] as const] : [];
});

const isRead = (id: string) =>
  (Object.values(operations) as { id: string; effect: string }[]).some((it) => it.id === id && it.effect === "read");

const crashed = vi.fn();
beforeAll(() => {
  window.addEventListener("error", crashed);
  const later = globalThis.setTimeout;
  // Skips the retry delays of half a second and one second.
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms?: number) =>
    later(run, ms === 500 || ms === 1000 ? 0 : ms)) as never);
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(() => {
  window.removeEventListener("error", crashed);
  vi.restoreAllMocks();
});

/** Whether the screen shows a failed read, in the console's words or the server's. */
const isSaid = (error: ApiError) => {
  const text = document.body.textContent;
  return (
    signedOutStore.read() ||
    document.querySelector("[data-slot=checks] :is([data-state=failed], [data-state=hidden])") !== null ||
    [error.message, SERVER_SAYS, "could not be", "could not load", "does not exist", "do not have access"].some((it) =>
      text.includes(it),
    )
  );
};

let turn = 0;

test.each(panels)("panel %s: read fails → failure is shown, panel does not crash", async (id, story) => {
  let failing: string | undefined;
  let wrong: WrongAnswer | undefined;
  const { client, calls } = stagePanel(story, { at: overNothing(story) }, (call) =>
    call === failing ? wrong?.answer() : undefined,
  );
  await panelOnScreen();
  const idle = () => waitFor(() => expect(client.isFetching()).toBe(0), { interval: 2 });
  await idle();
  const reads = new Set(calls.map((it) => it.id).filter((it) => isRead(it) && it !== OF_EVERY_PAGE));
  const silent = new Set<string>();
  for (const read of reads) {
    failing = read;
    const ofRead = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === read };
    turn += 1;
    for (wrong of answersInTurn(turn, false)) {
      reportSignedIn();
      await act(() => client.resetQueries(ofRead));
      await idle();
      const error = client
        .getQueryCache()
        .findAll(ofRead)
        .map((it) => it.state.error as ApiError | null)
        .find((it) => it !== null);
      expect({ kind: error?.kind, outcome: error?.outcome }, `${read}: ${wrong.name}`).toEqual(
        // Reads are sent offline too: the browser's online state may be wrong.
        wrong.offline ? { kind: "network", outcome: "unknown" } : wrong.failed,
      );
      expect(crashed, wrong.name).not.toHaveBeenCalled();
      expect(document.body.textContent, wrong.name).not.toContain("stopped working");
      if (error && !isSaid(error)) silent.add(read);
    }
    failing = undefined;
    await act(() => client.resetQueries(ofRead));
    await idle();
  }
  expect([...silent].toSorted()).toEqual(UNSAID[id] ?? []);
});
