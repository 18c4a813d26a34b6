import { createContext, use } from "react";

type PlaceOfPage = {
  /** Whether the page is on screen. A hidden one reads and publishes nothing. */
  shown: boolean;
  /** Number of times it was shown. */
  visits: number;
  /** Whether it is the first page of this visit to the console. */
  first: boolean;
  /** Keeps the page in the document, hidden, after navigation to another one, so that it comes back as it was left. */
  keep: () => void;
};

const PlaceContext = createContext<PlaceOfPage>({ shown: true, visits: 1, first: true, keep: () => undefined });

export const PlaceProvider = PlaceContext.Provider;

/** The place of the page around the calling component. */
export const usePlace = (): PlaceOfPage => use(PlaceContext);
