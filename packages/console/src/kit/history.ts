import type { History } from "history";
import { createContext, use } from "react";

const HistoryContext = createContext<History | undefined>(undefined);

export const HistoryProvider = HistoryContext.Provider;

/** The addresses that were visited; only who must stop a navigation needs more than `useNavigate`. */
export const useHistory = (): History => {
  const history = use(HistoryContext);
  if (!history) throw new Error("There is no HistoryProvider");
  return history;
};
