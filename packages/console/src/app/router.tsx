import { createBrowserRouter, Navigate, type RouteObject } from "react-router";
import { signIn } from "../features/sign-in/sign-in.route.ts";
import type { Registry } from "../kit/registry.ts";
import { GuardedPage } from "../shell/guarded-page.tsx";
import { Shell } from "../shell/shell.tsx";
import { routePath } from "../shell/route-path.ts";
import { SessionGate } from "./session-gate.tsx";

/** Where one lands without an address. */
const HOME = "/quick-dashboard";

/** The routes of the console: sign-in outside the shell, every page of the catalogue inside. */
export const createRouter = ({ pages }: Registry, extra: RouteObject[] = []) =>
  createBrowserRouter([
    ...extra,
    signIn,
    {
      Component: SessionGate,
      HydrateFallback: () => null,
      children: [
        {
          Component: Shell,
          children: [
            { path: "/", element: <Navigate to={HOME} replace /> },
            {
              Component: GuardedPage,
              children: pages.map(({ path, page }) => ({
                path: routePath(path),
                lazy: { Component: async () => (await page()).default },
              })),
            },
            { path: "*", lazy: { Component: async () => (await import("../shell/not-found.tsx")).NotFound } },
          ],
        },
      ],
    },
  ]);
