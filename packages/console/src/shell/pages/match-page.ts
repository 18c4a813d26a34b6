import { matchPath, type PathMatch } from "react-router";
import { decodePart } from "#kit/address/decode-part.ts";

/** The router's spelling of a catalogue path: `/x/{id}` is `/x/:id`. */
const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** Each part for itself, so that a slash in an id divides nothing. */
const decoded = (pathname: string): string =>
  pathname
    .split("/")
    .map((part) => decodePart(part).replaceAll("/", "%2F"))
    .join("/");

/** How an address fits a path of the catalogue, with the values of its parameters; nothing when it does not. */
export const matchPage = (path: string, pathname: string): PathMatch | null =>
  matchPath(routePath(path), decoded(pathname));
