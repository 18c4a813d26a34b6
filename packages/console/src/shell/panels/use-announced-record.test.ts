import { expect, it } from "vitest";
import { recordAnnouncement } from "./use-announced-record.ts";

const place = { at: 3, total: 5000 };

it.each([
  [{ title: "Withdrawal Details", subtitle: "CYFK4T", record: "294.50 BRL, player CYFK4T" }, place],
  [{ title: "Bank account", name: "Nordea", subtitle: "Player 8F2K" }, place],
  [{ title: "Bet Details" }, undefined],
] as const)("recordAnnouncement: %o at %o", (titles, at) => {
  expect(recordAnnouncement(titles, at, "en-GB")).toBe(
    {
      "Withdrawal Details": "Withdrawal 3 of 5,000, 294.50 BRL, player CYFK4T",
      "Bank account": "Bank account 3 of 5,000, Nordea, Player 8F2K",
      "Bet Details": "Bet",
    }[titles.title],
  );
});
