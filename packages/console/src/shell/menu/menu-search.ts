import { keptSearch } from "#kit/address/kept-search.ts";

/** The part of the query string that menu links depend on; while it is the same, they need no new render. */
export const linkedSearch = (search: string): string => {
  const language = new URLSearchParams(search).get("selectedLanguage");
  return keptSearch(search, language === null ? {} : { selectedLanguage: language });
};

/** The query string of a menu link: the scope, on CMS pages the language, and the entry's own (shell §2.1). */
export const menuSearch = (search: string, query: string, cms: boolean): string => {
  const language = cms ? new URLSearchParams(search).get("selectedLanguage") : null;
  return keptSearch(search, {
    ...(language !== null && { selectedLanguage: language }),
    ...Object.fromEntries(new URLSearchParams(query)),
  });
};
