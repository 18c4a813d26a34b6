import { lazy } from "react";
import type { RouteObject } from "react-router";
import type { PageDefinition } from "../kit/define-module.ts";
import { routePath } from "./route-path.ts";

/** A route for every page; its code is fetched when it is first shown. */
export const pageRoutes = (pages: readonly PageDefinition[]): RouteObject[] =>
  pages.map(({ path, page }) => {
    const Page = lazy(page);
    return { path: routePath(path), element: <Page /> };
  });
