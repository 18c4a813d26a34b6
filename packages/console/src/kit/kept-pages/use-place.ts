import { createContext, use } from "react";

type PlaceOfPage = {
  /** Whether the page is on screen. A hidden one reads and publishes nothing. */
  shown: boolean;
  /** How often it has come on screen. */
  visits: number;
  /** Whether no other page was open before it in this sitting. */
  first: boolean;
  /** Lets the page stay in the document, hidden, when somebody goes to another one, and come back as it was left. */
  keep: () => void;
};

const PlaceContext = createContext<PlaceOfPage>({ shown: true, visits: 1, first: true, keep: () => undefined });

export const PlaceProvider = PlaceContext.Provider;

/** Where the page stands that this is drawn in. */
export const usePlace = (): PlaceOfPage => use(PlaceContext);
