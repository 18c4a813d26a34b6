import { createContext, type ReactNode } from "react";

/** The first element in the filter drawer of every list: the shell's operator picker (money §6). */
export const DrawerLead = createContext<ReactNode>(undefined);
