import type { History } from "history";
import { createContext, use } from "react";

const HistoryContext = createContext<History | undefined>(undefined);

export const HistoryProvider = HistoryContext.Provider;

/** The addresses that were visited: for who must stop a navigation, or cannot wait for the page to follow the address. */
export const useHistory = (): History => {
  const history = use(HistoryContext);
  if (!history) throw new Error("There is no HistoryProvider");
  return history;
};
