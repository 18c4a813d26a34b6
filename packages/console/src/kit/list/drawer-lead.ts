import { createContext, type ReactNode } from "react";

/** What stands first in the filter drawer of every list: the shell's operator picker (money §6). */
export const DrawerLead = createContext<ReactNode>(undefined);
