import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { createMemoryHistory } from "history";
import { flushSync } from "react-dom";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { HistoryProvider } from "#kit/address/history.ts";
import { PanelsProvider } from "#kit/panels/definition/panels.ts";
import { SessionProvider } from "#kit/session/session.ts";
import { storySession } from "#testing/backend/story-session.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { OverlayHost } from "../overlays/overlay-host.tsx";
import { loadOverlay } from "../overlays/load-overlay.ts";
import { hideOverlay, showOverlay } from "../overlays/overlays.ts";
import { usePreloadPanels } from "./preload-panels.ts";

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
