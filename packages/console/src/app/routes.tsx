import { Redirect } from "#kit/address/redirect.tsx";
import { signIn } from "../features/sign-in/sign-in.route.tsx";
import { Here } from "#kit/address/address.tsx";
import { KeptPages } from "../shell/pages/kept-pages.tsx";
import { Shell } from "../shell/shell.tsx";
import type { Route } from "./router.tsx";
import { SessionGate } from "./session-gate.tsx";

const home = {
  path: "/",
  element: (
    <Here>
      <Redirect to="/quick-dashboard" />
    </Here>
  ),
};

const pages = {
  path: "*",
  element: (
    <SessionGate>
      <Shell>
        <KeptPages />
      </Shell>
    </SessionGate>
  ),
};

/** The routes of the console: sign-in outside the shell, every page of the catalogue inside. */
export const createRoutes = (extra: readonly Route[] = []): readonly Route[] => [...extra, signIn, home, pages];
