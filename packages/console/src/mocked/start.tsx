import { answeredFromExamples } from "@backoffice/mocks/browser";
import { lazy, Suspense } from "react";
import type { Route } from "../app/router.tsx";
import { AtCurrentAddress } from "#kit/address/address.tsx";
import { AuthPage } from "./auth-page.tsx";
import { backend } from "./backend.ts";
import { DeveloperPanel } from "./developer-panel.tsx";

const RightsPage = lazy(() => import("./rights.page.tsx"));

/** Additions of the mocked build to the console: the page addresses of the API, and the developer panel. */
export const startMocked = async (): Promise<{ routes: Route[]; panel: React.ReactNode }> => ({
  // A service worker does not answer navigations, so these two are routes of the console here.
  routes: [
    ...["/api/auth/login", "/api/auth/logout"].map((path) => ({
      path,
      element: (
        <AtCurrentAddress>
          <AuthPage />
        </AtCurrentAddress>
      ),
    })),
    {
      path: "/developer/rights",
      element: (
        <Suspense>
          <RightsPage />
        </Suspense>
      ),
    },
  ],
  panel: (
    <DeveloperPanel
      settings={backend.settings}
      fromExamples={answeredFromExamples}
      clientReports={() => backend.db.system.clientReports}
      onNewDebit={() => backend.realtime.send({ type: "new-debit" })}
      onCut={() => backend.realtime.cut()}
    />
  ),
});
