import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ExportButton } from "./export-button.tsx";

const list = { source: undefined as never, asked: undefined as never, count: 3 };

it.each([
  ["super-admin", 1],
  ["admin", 1],
  ["dev-ops", 0],
  ["operator-admin", 0],
  ["operator-manager", 0],
  ["brand-admin", 0],
  ["partner", 0],
])("export button: account %s → %i buttons", (account, count) => {
  render(<ExportButton label="Bets" list={list} columns={[]} storageKey="x" />, {
    wrapper: inConsole({ account }).wrapper,
  });
  expect(screen.queryAllByRole("button", { name: "Export as CSV" })).toHaveLength(count);
});
