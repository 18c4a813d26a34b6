import type { Location } from "history";
import { createContext, use } from "react";

const TargetContext = createContext<Location | undefined>(undefined);

export const TargetProvider = TargetContext.Provider;

/** The address of a navigation that is under way, while the page or panel there cannot be drawn yet; else undefined. */
export const useTarget = (): Location | undefined => use(TargetContext);
