import type { PageDefinition } from "#kit/pages/define-module.ts";
import { matchPage } from "./match-page.ts";

const statuses = (search: URLSearchParams) =>
  search
    .getAll("status")
    .flatMap((text) => text.split(","))
    .filter(Boolean)
    .toSorted()
    .join();

/**
 * Whether the query string of an address selects a variant: the same `type`, or exactly the same set of `status`
 * values.
 */
export const fits = (
  query: string,
  search: URLSearchParams,
  { noStatusMatch }: Pick<PageDefinition, "noStatusMatch"> = {},
): boolean => {
  const required = new URLSearchParams(query);
  if (required.has("type")) return required.get("type") === search.get("type");
  return !noStatusMatch && statuses(required) === statuses(search);
};

/** The page with this exact path, or else a matching template, or else a template with the same start. */
const pathFor = (pages: readonly PageDefinition[], pathname: string): PageDefinition | undefined => {
  const exact = pages.find((page) => page.path === pathname);
  if (exact) return exact;
  const templates = pages.filter((page) => page.path.includes("{"));
  return (
    templates.find((page) => matchPage(page.path, pathname)) ??
    // An id may contain slashes. The longest match wins.
    templates
      .filter((page) => pathname.startsWith(page.path.slice(0, page.path.indexOf("{"))))
      .toSorted((a, b) => b.path.indexOf("{") - a.path.indexOf("{"))[0]
  );
};

/** The page at an address (shell §2.2, ruling 19): exact path, then templates, with the matching variant. */
export const findPage = (
  pages: readonly PageDefinition[],
  pathname: string,
  search: string,
): PageDefinition | undefined => {
  const page = pathFor(pages, pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname);
  if (!page?.variants) return page;
  const parameters = new URLSearchParams(search);
  const variant = Object.entries(page.variants).find(([query]) => fits(query, parameters, page));
  return variant ? { ...page, title: variant[1] } : page;
};
