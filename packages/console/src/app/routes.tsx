import { lazy } from "react";
import { Navigate, type RouteObject } from "react-router";
import { signIn } from "../features/sign-in/sign-in.route.tsx";
import type { Registry } from "../kit/registry.ts";
import { GuardedPage } from "../shell/guarded-page.tsx";
import { pageRoutes } from "../shell/page-routes.tsx";
import { Shell } from "../shell/shell.tsx";
import { SessionGate } from "./session-gate.tsx";

/** Where one lands without an address. */
const HOME = "/quick-dashboard";

const NotFound = lazy(() => import("../shell/not-found.tsx"));

/** The routes of the console: sign-in outside the shell, every page of the catalogue inside. */
export const createRoutes = ({ pages }: Registry, extra: RouteObject[] = []): RouteObject[] => [
  ...extra,
  signIn,
  {
    element: <SessionGate />,
    children: [
      {
        element: <Shell />,
        children: [
          { path: "/", element: <Navigate to={HOME} replace /> },
          { element: <GuardedPage />, children: pageRoutes(pages) },
          { path: "*", element: <NotFound /> },
        ],
      },
    ],
  },
];
