import { matchPath, type PathMatch } from "react-router";
import { decodePart } from "#kit/address/decode-part.ts";
import { routePath } from "./route-path.ts";

/** Decodes part by part, so that an encoded slash in an id stays encoded. */
const decoded = (pathname: string): string =>
  pathname
    .split("/")
    .map((part) => decodePart(part).replaceAll("/", "%2F"))
    .join("/");

/** Matches an address with a path of the catalogue; returns its parameters, or null without a match. */
export const matchPage = (path: string, pathname: string): PathMatch | null =>
  matchPath(routePath(path), decoded(pathname));
