import type { PageDefinition } from "#kit/pages/define-module.ts";

/** The parent page of an address: `/players` for `/players/8F2K`. */
export const parentOf = (pathname: string, pages: readonly PageDefinition[]): string => {
  const above = pathname.slice(0, pathname.lastIndexOf("/"));
  return above === "" || pages.some(({ path }) => path === above) ? above || "/" : parentOf(above, pages);
};
