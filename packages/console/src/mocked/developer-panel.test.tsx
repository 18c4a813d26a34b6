import { createBackend } from "@backoffice/mocks";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DeveloperPanel } from "./developer-panel.tsx";

const listed = (fromExamples: readonly string[]) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeveloperPanel
        settings={createBackend().settings}
        fromExamples={fromExamples}
        onNewDebit={() => undefined}
        onCut={() => undefined}
      />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Developer panel" }));
  return screen.getByRole("region", { name: "Answered from examples" });
};

test("lists the calls that only the contract's examples answer", () => {
  const section = listed(["listBanks", "createBank"]);
  expect(
    within(section)
      .getAllByRole("listitem")
      .map((it) => it.textContent),
  ).toEqual(["listBanks POST /api/banks/list", "createBank POST /api/banks"]);
});

test("says so when there are none", () => {
  expect(listed([]).textContent).toContain("Every operation has a handler.");
});
