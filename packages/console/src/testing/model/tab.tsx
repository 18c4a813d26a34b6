import { createDraftTab, DraftTabContext, type DraftTab } from "@backoffice/ui/form";
import type { QueryClient } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createMemoryHistory, type MemoryHistory } from "history";
import { App } from "../../app/app.tsx";
import { modules } from "../../app/modules.ts";
import { createQueryClient } from "../../app/query-client.ts";
import { SessionGate } from "../../app/session/session-gate.tsx";
import { AtCurrentAddress } from "#kit/address/address.tsx";
import { KeptPages } from "#kit/kept-pages/kept-pages.tsx";
import { createRegistry } from "#kit/pages/registry.ts";
import { usePanels, type Panels } from "#kit/panels/definition/panels.ts";
import { GuardedPage } from "../../shell/pages/guarded-page.tsx";
import { PanelHost } from "../../shell/panels/panel-host.tsx";

const registry = createRegistry(modules);

/** A tab of the browser with the console in it. */
export type Tab = {
  drafts: DraftTab;
  /** The element that holds its page; windows are beside it. */
  page: HTMLElement;
  client: QueryClient;
  history: MemoryHistory;
  /** Undefined until the session is read. */
  panels: () => Panels | undefined;
  close: () => void;
  /** The window that staff opened last, and its record. */
  surface?: Element | undefined;
  record?: string | undefined;
  /** What they typed there. */
  typed: string;
};

/** Opens the console, without the menu and the top bar of its shell, at an address. */
export const openTab = (at: string): Tab => {
  const client = createQueryClient();
  const drafts = createDraftTab();
  const history = createMemoryHistory({ initialEntries: [at] });
  let panels: Panels | undefined;
  const Hand = () => {
    panels = usePanels();
    return null;
  };
  const element = (
    <SessionGate>
      <PanelHost>
        <AtCurrentAddress>
          <Hand />
        </AtCurrentAddress>
        <main>
          <KeptPages>
            <GuardedPage />
          </KeptPages>
        </main>
      </PanelHost>
    </SessionGate>
  );
  const { unmount, container } = render(
    <DraftTabContext value={drafts}>
      <App registry={registry} queryClient={client} history={history} routes={[{ path: "*", element }]} />
    </DraftTabContext>,
  );
  return {
    drafts,
    page: container,
    client,
    history,
    panels: () => panels,
    typed: "",
    close: () => {
      unmount();
      client.clear();
    },
  };
};
