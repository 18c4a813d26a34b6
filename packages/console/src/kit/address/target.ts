import type { Location } from "history";
import { createContext, use } from "react";

const TargetContext = createContext<Location | undefined>(undefined);

export const TargetProvider = TargetContext.Provider;

/** The target of a pending navigation, while its page or panel cannot be rendered yet; else undefined. */
export const useTarget = (): Location | undefined => use(TargetContext);
