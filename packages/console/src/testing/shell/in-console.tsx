import { TooltipProvider } from "@backoffice/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory } from "history";
import type { ComponentType, ReactNode } from "react";
import { Router } from "../../app/router.tsx";
import { AtCurrentAddress } from "#kit/address/address.tsx";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { PanelsProvider, type Panels } from "#kit/panels/definition/panels.ts";
import { createRegistry, RegistryProvider } from "#kit/pages/registry.ts";
import { SessionLocale } from "#kit/session/session-locale.tsx";
import { SessionProvider, type Session } from "#kit/session/session.ts";
import { storySession } from "#testing/backend/story-session.ts";

type Circumstances = {
  /** Who is signed in: an account of the mock server. */
  account?: string;
  /** A session that no account has. */
  session?: Session;
  at?: string;
  pages?: readonly PageDefinition[];
  panels?: readonly PanelDefinition[];
  /** Renders the panels; without it no panel opens. */
  host?: ComponentType<{ children: ReactNode }>;
};

/** Opens no panel. */
const PANELS = { open: () => undefined, close: () => undefined } as unknown as Panels;

const NoPanels = ({ children }: { children: ReactNode }) => <PanelsProvider value={PANELS}>{children}</PanelsProvider>;

/** The providers of the console, as the `wrapper` of a test in jsdom. */
export const inConsole = ({
  account = "admin",
  session = storySession(account),
  at = "/",
  pages = [],
  panels = [],
  host: Host = NoPanels,
}: Circumstances = {}) => {
  const queryClient = new QueryClient();
  const history = createMemoryHistory({ initialEntries: [at] });
  const registry = createRegistry([{ pages, panels }]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <RegistryProvider value={registry}>
        <SessionProvider value={session}>
          {/* Pages send the user's time zone, and what is read ahead is recorded here. */}
          <SessionLocale>
            <TooltipProvider>
              <Router
                history={history}
                routes={[
                  {
                    path: "*",
                    element: (
                      <Host>
                        <AtCurrentAddress>{children}</AtCurrentAddress>
                      </Host>
                    ),
                  },
                ]}
              />
            </TooltipProvider>
          </SessionLocale>
        </SessionProvider>
      </RegistryProvider>
    </QueryClientProvider>
  );
  return { wrapper, history, queryClient };
};
