import { Navigate } from "react-router";
import { signIn } from "../features/sign-in/sign-in.route.tsx";
import { AtCurrentAddress } from "#kit/address/address.tsx";
import { KeptPages } from "#kit/kept-pages/kept-pages.tsx";
import { startPage, useSession } from "#kit/session/session.ts";
import { GuardedPage } from "../shell/pages/guarded-page.tsx";
import { Shell } from "../shell/shell.tsx";
import type { Route } from "./router.tsx";
import { SessionGate } from "./session/session-gate.tsx";

const ToFirstScreen = () => <Navigate to={startPage(useSession())} replace />;

const home = {
  path: "/",
  element: (
    <SessionGate>
      <AtCurrentAddress>
        <ToFirstScreen />
      </AtCurrentAddress>
    </SessionGate>
  ),
};

const pages = {
  path: "*",
  element: (
    <SessionGate>
      <Shell>
        <KeptPages>
          <GuardedPage />
        </KeptPages>
      </Shell>
    </SessionGate>
  ),
};

/** The routes of the console: the sign-in page outside the shell, every page of the catalogue inside. */
export const createRoutes = (extra: readonly Route[] = []): readonly Route[] => [...extra, signIn, home, pages];
