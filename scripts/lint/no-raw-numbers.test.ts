import { expect, test } from "vitest";
import { runOxlint } from "./run-oxlint.ts";

const RULE = "backoffice(no-raw-numbers)";
const file = (statement: string) =>
  [
    "declare const balance: string;",
    "declare const row: { debtInUSD: number; pendingCount: number };",
    "declare const amountText: (amount: string) => string;",
    statement,
    "void [balance, row, amountText];",
    "",
  ].join("\n");
const at = (name: string) => `packages/console/src/features/${name}.tsx`;

test("no-raw-numbers: amount or count put into a sentence as it is → refused, formatted → allowed", async () => {
  const refused = {
    balance: "export const text = `The wallet has only ${balance} UUSD.`;",
    field: "export const text = `${row.pendingCount} requests are pending.`;",
    converted: "export const text = `They owe ${String(row.debtInUSD)} USD.`;",
    jsx: "export const Text = () => <p>They owe {row.debtInUSD}.</p>;",
  };
  const allowed = {
    formatted: "export const text = `The wallet has only ${amountText(balance)}.`;",
    variable: "const count = amountText(balance); export const text = `It has ${count} rows.`;",
    key: "export const text = `row-${row.pendingCount}`;",
    cell: "export const Text = () => <td>{row.debtInUSD}</td>;",
  };
  const files: Record<string, string> = { "packages/ui/src/other.tsx": file(refused.balance) };
  for (const [id, statement] of Object.entries({ ...refused, ...allowed })) files[at(id)] = file(statement);
  files[at("a.test")] = file(refused.balance);
  const fired = await runOxlint(files);
  for (const id of Object.keys(refused)) expect(fired[at(id)], id).toContain(RULE);
  for (const id of [...Object.keys(allowed), "a.test"]) expect(fired[at(id)], id).not.toContain(RULE);
  expect(fired["packages/ui/src/other.tsx"]).not.toContain(RULE);
});
