import { keptSearch } from "../kit/kept-search.ts";

/** The query string of a menu link: what links keep, the language on CMS pages, and the entry's own (shell §2.1). */
export const menuSearch = (search: string, query: string, cms: boolean): string => {
  const language = cms ? new URLSearchParams(search).get("selectedLanguage") : null;
  return keptSearch(search, {
    ...(language !== null && { selectedLanguage: language }),
    ...Object.fromEntries(new URLSearchParams(query)),
  });
};
