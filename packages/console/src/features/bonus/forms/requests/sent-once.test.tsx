import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { changeRequest, requestOf } from "#testing/rows/bonus-rows.ts";
import { describeSentOnce, ready, type SentOnce } from "#testing/sent-once.tsx";
import { ApproveBonusRequest } from "./approve-bonus-request.modal.tsx";
import { RejectBonusRequest } from "./reject-bonus-request.confirm.tsx";

const all = (role: string, name: RegExp | string) => screen.findAllByRole(role, { name, hidden: true });

/** Completes both steps in every tab, up to the last button. */
const fillApproval = async (tabs: number) => {
  await ready("Next", tabs);
  for (const button of await all("button", "Next")) fireEvent.click(button);
  await waitFor(async () => expect(await all("textbox", /^Note/)).toHaveLength(tabs));
  for (const box of await all("textbox", /^Note/)) fireEvent.change(box, { target: { value: "Five years with us." } });
  for (const box of await all("checkbox", /checked the player/)) fireEvent.click(box);
};

const decision = (action: "APPROVE" | "REJECT", rest: Pick<SentOnce, "button" | "note" | "fill">): SentOnce => ({
  write: "decideBonusFormRequest",
  arrange: (db) => {
    const request = { ...requestOf(db), prizeType: "BONUS_BALANCE" as const };
    changeRequest(db, request, request);
    const { playerId, requestId, amountInUSD } = request;
    db.transactions.wallets.set(playerId, { activeCurrency: "USD", bonus: 4.75, balances: { USD: 10 } });
    const Panel = action === "APPROVE" ? ApproveBonusRequest : RejectBonusRequest;
    return {
      player: { playerId },
      draw: (host) => <Panel {...host} params={{ request }} />,
      moves: action === "APPROVE" ? [{ wallet: "BONUS", currency: "USD", by: amountInUSD }] : [],
      entries: () => [action === "APPROVE" ? "APPROVED" : "REJECTED"],
      keepBook: ({ bonus: { requests } }, enter) => {
        const set = requests.set.bind(requests);
        requests.set = (id, row) => {
          if (id === requestId) enter(row.status);
          return set(id, row);
        };
      },
    };
  },
  saysOfOthers: /has already been (approved|rejected)/,
  ...rest,
});

describeSentOnce({
  "approval of a bonus request": decision("APPROVE", { button: /^Send$/, fill: fillApproval }),
  "rejection of a bonus request": decision("REJECT", { button: /^Reject/, note: "One bonus a month." }),
});
