import type { History } from "history";
import { createContext, use } from "react";

const HistoryContext = createContext<History | undefined>(undefined);

export const HistoryProvider = HistoryContext.Provider;

/** The browser history: to navigate, to block a navigation, or to read the address before the page has followed it. */
export const useHistory = (): History => {
  const history = use(HistoryContext);
  if (!history) throw new Error("There is no HistoryProvider");
  return history;
};
