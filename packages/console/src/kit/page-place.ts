import { createContext, use, useEffect } from "react";

/** Where a page is drawn: whether it is the one on screen, and how it stays in the document behind the next one. */
export type PagePlace = { shown: boolean; keep: () => void };

const PagePlaceContext = createContext<PagePlace>({ shown: true, keep: () => undefined });

export const PagePlaceProvider = PagePlaceContext.Provider;

/** Whether the page that this belongs to is the one on screen; one that is only kept asks for nothing. */
export const usePageShown = (): boolean => use(PagePlaceContext).shown;

/** Called by a page that comes back as it was left: its rows, their scroll position, what is selected. */
export const useKeptPage = (): void => {
  const { keep } = use(PagePlaceContext);
  useEffect(keep, [keep]);
};
