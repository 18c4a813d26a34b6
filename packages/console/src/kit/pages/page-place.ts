import { createContext, use, useEffect } from "react";

/**
 * Where a page is drawn: whether it is the one on screen, how often it has come there, whether another one was there
 * before it, and how it stays in the document behind the next one.
 */
export type PagePlace = { shown: boolean; visits: number; follows: boolean; keep: () => void };

const PagePlaceContext = createContext<PagePlace>({ shown: true, visits: 1, follows: false, keep: () => undefined });

export const PagePlaceProvider = PagePlaceContext.Provider;

/** Whether the page that this belongs to is the one on screen; one that is only kept asks for nothing. */
export const usePageShown = (): boolean => use(PagePlaceContext).shown;

/** Whether another page is on screen for as long as this one is not drawn. */
export const useFollowsPage = (): boolean => use(PagePlaceContext).follows;

/** How often the page has come on screen: what goes by the time of day begins anew with every visit. */
export const usePageVisits = (): number => use(PagePlaceContext).visits;

/** Called by a page that comes back as it was left: its rows, their scroll position, what is selected. */
export const useKeptPage = (): void => {
  const { keep } = use(PagePlaceContext);
  useEffect(keep, [keep]);
};
