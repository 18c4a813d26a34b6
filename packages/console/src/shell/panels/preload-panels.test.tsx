import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryHistory } from "history";
import { flushSync } from "react-dom";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { HistoryProvider } from "#kit/address/history.ts";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { PanelsProvider } from "#kit/panels/definition/panels.ts";
import { usePublishNeighbours } from "#kit/queue/neighbours.ts";
import { SessionProvider } from "#kit/session/session.ts";
import { storySession } from "#testing/backend/story-session.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { OverlayHost } from "../overlays/overlay-host.tsx";
import { loadOverlay } from "../overlays/load-overlay.ts";
import { hideOverlay, showOverlay } from "../overlays/overlays.ts";
import { useLoadOnIntent, usePreloadPanels } from "./preload-panels.ts";

const fetched = vi.hoisted(() => vi.fn());
vi.mock("../palette/palette.tsx", (original) => {
  fetched();
  return original();
});

const Page = () => {
  usePreloadPanels();
  return <OverlayHost />;
};

it("usePreloadPanels: palette opens → already loaded, its input has the focus", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider value={storySession("admin")}>
        <HistoryProvider value={createMemoryHistory({ initialEntries: ["/a"] })}>
          <MemoryRouter initialEntries={["/a"]}>
            <PanelsProvider value={{ open: vi.fn(), close: vi.fn() }}>
              <Page />
            </PanelsProvider>
          </MemoryRouter>
        </HistoryProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
  window.dispatchEvent(new Event("pointermove"));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), 10_000);
  await act(async () => void (await loadOverlay.palette()));
  act(() => flushSync(() => showOverlay("palette")));
  expect(document.activeElement).toBe(
    screen.getByPlaceholderText("Search players, operators, games, IDs, pages, actions"),
  );
  act(hideOverlay);
});

it("usePreloadPanels: page of a feature rests → its record pages are loaded, without permission not", async () => {
  const load = (name: string) => vi.fn(() => Promise.resolve({ default: () => name }));
  const [record, refused, list] = [load("record"), load("refused"), load("list")];
  const page = { title: "Banks", group: "Withdraw" } as const;
  const { wrapper } = inConsole({
    account: "admin",
    at: "/banks",
    pages: [
      { ...page, path: "/banks", page: list },
      { ...page, path: "/banks/{id}", page: record },
      { ...page, path: "/partners/{id}", onlyFor: "PARTNER", page: refused },
    ],
  });
  render(<Page />, { wrapper });
  window.dispatchEvent(new Event("pointermove"));
  await vi.waitFor(() => expect(record).toHaveBeenCalled(), 10_000);
  for (const other of [list, refused]) expect(other).not.toHaveBeenCalled();
});

const ROWS = { panel: "bank-edit", param: "uuid", ids: ["7"] };
const List = () => {
  usePublishNeighbours(ROWS);
  useLoadOnIntent();
  return (
    <main>
      <div data-slot="page">
        <table>
          <tbody>
            <tr data-row-id="7" tabIndex={0}>
              <td>Nordea</td>
            </tr>
          </tbody>
        </table>
        <p>Text</p>
      </div>
    </main>
  );
};

const hover = (text: string) => fireEvent.pointerOver(screen.getByText(text));
const focus = (text: string) => fireEvent.focusIn(screen.getByText(text));

it.each([
  ["hovered", 1, hover, "super-admin"],
  ["focused", 1, focus, "super-admin"],
  ["hovered without permission for its drawer", 0, hover, "partner"],
])("row of a list: %s → code of its drawer is requested %i times", (_, times, enter, account) => {
  const panel = vi.fn(() => Promise.resolve({ default: () => null }));
  const definition = {
    id: "bank-edit",
    title: "Bank",
    permission: "view_banks",
    keptIn: "address",
    params: ["uuid"],
    panel,
  } as const satisfies PanelDefinition;
  const { wrapper } = inConsole({ account, panels: [definition] });
  render(<List />, { wrapper });
  enter("Text");
  expect(panel).not.toHaveBeenCalled();
  enter("Nordea");
  expect(panel).toHaveBeenCalledTimes(times);
});
