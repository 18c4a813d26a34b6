import { matchPath, type PathMatch } from "react-router";
import { decodePart } from "#kit/address/decode-part.ts";
import { routePath } from "./route-path.ts";

/** Part by part, so that an encoded slash in an id stays one. */
const decoded = (pathname: string): string =>
  pathname
    .split("/")
    .map((part) => decodePart(part).replaceAll("/", "%2F"))
    .join("/");

/** How an address fits a path of the catalogue, with the values of its parameters; null when it does not. */
export const matchPage = (path: string, pathname: string): PathMatch | null =>
  matchPath(routePath(path), decoded(pathname));
