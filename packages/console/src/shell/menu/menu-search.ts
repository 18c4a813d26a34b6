import { keptSearch } from "#kit/address/kept-search.ts";

/** What menu links take from the query string of the page: as long as it is the same, so are they. */
export const linkedSearch = (search: string): string => {
  const language = new URLSearchParams(search).get("selectedLanguage");
  return keptSearch(search, language === null ? {} : { selectedLanguage: language });
};

/** The query string of a menu link: what links keep, the language on CMS pages, and the entry's own (shell §2.1). */
export const menuSearch = (search: string, query: string, cms: boolean): string => {
  const language = cms ? new URLSearchParams(search).get("selectedLanguage") : null;
  return keptSearch(search, {
    ...(language !== null && { selectedLanguage: language }),
    ...Object.fromEntries(new URLSearchParams(query)),
  });
};
