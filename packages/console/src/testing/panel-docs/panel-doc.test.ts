import { expect, it } from "vitest";
import { modules } from "../../app/modules.ts";
import { panelDoc } from "./panel-doc.ts";

it("panel documentation: decision → purpose, rules, calls, and where it is opened from", () => {
  expect(panelDoc("withdraw-confirmation")).toMatchObject({
    purpose: "Approves or rejects a player's withdrawal, pending or in progress, by the call of its provider.",
    rules: ["money §3", "money §4", "money §7"],
    // The panel's record and the data of its checks.
    reads: [
      { id: "getPlayer" },
      { id: "listBankAccounts" },
      { id: "listRiskReport" },
      { id: "listWithdrawals" },
      { id: "showTreasuryAccount" },
      { id: "showWithdrawal", method: "POST", permission: "view_withdrawals" },
    ],
    writes: [
      { id: "decideJbWithdrawal", effect: "money", permission: "approve_reject_withdrawals" },
      { id: "decideProviderWithdrawal" },
      { id: "decideWithdrawal" },
      { id: "decideWithdrawalInProgress" },
    ],
  });
  expect(panelDoc("withdraw-confirmation")?.openedFrom).toEqual(["transaction/actions"]);
});

it("panel documentation: form → fields with the labels that staff see, and the patterns of its kind", () => {
  const doc = panelDoc("bank-edit");
  expect(doc?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(["Operator", "Key", "Order", "Status"]));
  expect(doc?.patterns).toEqual(["Form panel"]);
  expect(panelDoc("delete-bank")?.patterns).toContain("Destructive actions");
});

it("panel documentation: every panel of a feature has a purpose in one sentence", () => {
  const ids = modules.flatMap(({ panels }) => panels.map(({ id }) => id as string));
  const without = ids.filter((id) => panelDoc(id) && !/^[A-Z].*\.$/.test(panelDoc(id)?.purpose ?? ""));
  expect(without).toEqual([]);
});
