import { expect } from "vitest";
import type { Backend } from "../../packages/mocks/src/backend.ts";
import { journey } from "./lib/journey.ts";
import { alert, button, css, dialog, role, row, text } from "./lib/steps.ts";
import { until } from "./lib/tab.ts";

/** A pending withdrawal that its gateway accepts without questions. */
const pendingIn = (backend: Backend) =>
  [...backend.db.transactions.transactions.values()].find(
    (it) => it.transactionType === "WITHDRAW" && it.status === "PENDING" && !it.isDeleted && it.gateway === "manual",
  )!;

journey("withdrawal: asked for with a key and confirmed, it is approved", async ({ tab, backend }) => {
  const { txId } = pendingIn(backend);
  await tab.signIn("ADMIN", `/withdraw/pending?search=${txId}`);
  await tab.focus(row(0));
  await tab.press("a");
  await tab.click(alert("Approve withdrawal"), button(/^Approve \d/));
  await tab.toast(/Withdrawal approved\./);
  await until(async () => expect(backend.db.transactions.transactions.get(txId)!.status).not.toBe("PENDING"));
});

journey("withdrawal: rejected with a note, the list shows it", async ({ tab, backend }) => {
  const { txId } = pendingIn(backend);
  await tab.signIn("ADMIN", `/withdraw/pending?search=${txId}`);
  await tab.focus(row(0));
  await tab.press("r");
  const question = alert("Reject withdrawal");
  await tab.fill("Not your account.", question, role("textbox", /^Note for the player/));
  await tab.click(question, button(/^Reject \d/));
  await tab.toast(/Withdrawal rejected\./);
  expect(backend.db.transactions.transactions.get(txId)!.status).toBe("REJECTED");
  await tab.says(/Rejected/, row(0));
});

journey("top-up: amount, reason and note in two steps, the list has it", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", "/players/balances?currency=USD&balanceInUSD=100..");
  await tab.click(row(0), button(/^Wallet/));
  await tab.click(button("Top up"));
  const topUp = dialog("Topup Player");
  await tab.fill("12.34", topUp, role("textbox", /^Amount/));
  await tab.click(topUp, button("Increase"));
  await tab.one(topUp, text(/Increase the balance of player \S+ by 12\.34 USD\./));
  await tab.select("Correction", topUp, role("combobox", /^Reason/));
  await tab.fill("Counted again.", topUp, role("textbox", /^Note/));
  await tab.click(topUp, css("input[type=checkbox]"));
  await tab.click(topUp, button("Send"));
  await tab.toast(/The amount has been increased successfully/);
  await tab.open("/topup/list");
  await tab.idle();
  await tab.says(/Increase[\s\S]*12\.34/, row(0));
  await tab.click(row(0));
  await tab.says(/Correction/, dialog());
});

journey("payment: an amount is changed in the middle by keys, its thousands follow", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", "/billing/transaction-history?opId=op-nordlys&view=payments");
  await tab.click(button("New payment"));
  const amount = [dialog("Add Payment"), role("textbox", /^Amount(?! in)/)] as const;
  await tab.fill("5000", ...amount);
  await tab.press("Tab");
  await tab.has("5,000.00", ...amount);
  await tab.focus(...amount);
  await tab.press("Home", "Delete");
  await tab.type("12");
  await tab.press("Tab");
  await tab.has("12,000.00", ...amount);
});
