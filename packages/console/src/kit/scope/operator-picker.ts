import { createContext, use, type ReactNode } from "react";

const PickerContext = createContext<ReactNode>(undefined);

/** Gives pages and panels the shell's operator selector, for where one has to be chosen. */
export const OperatorPickerProvider = PickerContext.Provider;

/** Chooses the operator or brand of the address, in place; nothing for who cannot choose. */
export const useOperatorPicker = (): ReactNode => use(PickerContext);
