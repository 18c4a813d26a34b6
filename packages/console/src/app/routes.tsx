import { Navigate, type RouteObject } from "react-router";
import { signIn } from "../features/sign-in/sign-in.route.tsx";
import { KeptPages } from "../shell/kept-pages.tsx";
import { Shell } from "../shell/shell.tsx";
import { SessionGate } from "./session-gate.tsx";

/** Where one lands without an address. */
const HOME = "/quick-dashboard";

/** The routes of the console: sign-in outside the shell, every page of the catalogue inside. */
export const createRoutes = (extra: RouteObject[] = []): RouteObject[] => [
  ...extra,
  signIn,
  {
    element: <SessionGate />,
    children: [
      {
        element: <Shell />,
        children: [
          { path: "/", element: <Navigate to={HOME} replace /> },
          { path: "*", element: <KeptPages /> },
        ],
      },
    ],
  },
];
