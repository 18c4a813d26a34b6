import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryHistory } from "history";
import { expect, it, onTestFinished, vi } from "vitest";
import { KeptPages } from "#kit/kept-pages/kept-pages.tsx";
import { defineModule, type PageDefinition } from "#kit/pages/define-module.ts";
import { createRegistry } from "#kit/pages/registry.ts";
import { SessionProvider } from "#kit/session/session.ts";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { storySession } from "#testing/backend/story-session.ts";
import { bankColumns } from "../features/banks/bank-list/list/banks.columns.tsx";
import { GuardedPage } from "../shell/pages/guarded-page.tsx";
import { PanelHost } from "../shell/panels/panel-host.tsx";
import { App } from "./app.tsx";
import { modules } from "./modules.ts";
import { createQueryClient } from "./query-client.ts";

const BANKS = "/withdraw/bank-list";
const Other = () => <p>Other page</p>;
const other: PageDefinition = {
  path: "/other",
  title: "Other",
  group: "Other",
  page: async () => ({ default: Other }),
};
const registry = createRegistry([...modules, defineModule({ pages: [other], panels: [] })]);
const ROWS = 50;
const items = Array.from({ length: ROWS }, (_, order) => ({
  uuid: `bank-${order}`,
  key: `BANK_${order}`,
  bankName: { en: `Bank ${order}` },
  opId: "op-nordlys",
  order,
  status: "ACTIVE",
}));

it("kept list: left and shown again → no row is rendered", async () => {
  const drawn = vi.spyOn(bankColumns[0]!, "cell");
  stubApi({ "/api/banks/list": () => ok({ items, count: ROWS, remaining: 0 }) });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const history = createMemoryHistory({ initialEntries: [BANKS] });
  const inside = (
    <SessionProvider value={storySession("admin")}>
      <PanelHost>
        <KeptPages>
          <GuardedPage />
        </KeptPages>
      </PanelHost>
    </SessionProvider>
  );
  const routes = [{ path: "*", element: inside }];
  render(<App registry={registry} queryClient={createQueryClient()} history={history} routes={routes} />);
  const row = await screen.findByRole("row", { name: /BANK_49/ });
  const before = drawn.mock.calls.length;
  expect(before).toBeGreaterThanOrEqual(ROWS);

  act(() => history.push("/other"));
  await screen.findByText("Other page");
  act(() => history.push(BANKS));
  await waitFor(() => expect(screen.getByRole("row", { name: /BANK_49/ })).toBe(row));
  expect(drawn.mock.calls).toHaveLength(before);
});
