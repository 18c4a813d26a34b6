import { createBackend } from "@backoffice/mocks";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DeveloperPanel } from "./developer-panel.tsx";

afterEach(cleanup);

const press = () => fireEvent.click(screen.getByRole("button", { name: "Developer panel" }));
const sectionOf = (name: string) => screen.getByRole("region", { name });
const itemsOf = (name: string) =>
  within(sectionOf(name))
    .queryAllByRole("listitem")
    .map((item) => item.textContent);

const open = (fromExamples: readonly string[] = []) => {
  const backend = createBackend();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeveloperPanel
        settings={backend.settings}
        fromExamples={fromExamples}
        clientReports={() => backend.db.system.clientReports}
        onNewDebit={() => undefined}
        onCut={() => undefined}
      />
    </QueryClientProvider>,
  );
  press();
  return backend;
};

test("lists the calls that only the contract's examples answer", () => {
  open(["listBanks", "createBank"]);
  expect(itemsOf("Answered from examples")).toEqual(["listBanks POST /api/banks/list", "createBank POST /api/banks"]);
});

test("says so when there are none", () => {
  open();
  expect(sectionOf("Answered from examples").textContent).toContain("Every operation has a handler.");
});

test("client reports: those received when the panel is opened, newest first", () => {
  const { db } = open();
  expect(sectionOf("Client reports").textContent).toContain("None received.");
  const report = { at: "2026-11-20T12:00:00.000Z", version: "0.1.0", commit: "3d7abb9c", browser: "Chrome 140" };
  db.system.clientReports = [
    { ...report, kind: "slow-read", count: 2, page: "/players", operation: "listPlayers" },
    { ...report, kind: "caught-error", count: 1, page: "/withdraw/bank-list", panel: "bank-edit" },
  ];
  press();
  press();
  expect(itemsOf("Client reports")).toEqual([
    "slow-read × 2 /players listPlayers",
    "caught-error × 1 /withdraw/bank-list bank-edit",
  ]);
  expect(within(sectionOf("Client reports")).getByRole("button", { name: "Copy as JSON" })).toBeTruthy();
});
