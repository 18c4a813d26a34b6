import { createContext, use, type ReactNode } from "react";

const PickerContext = createContext<ReactNode>(undefined);

/** Provides the shell's operator selector to pages and panels that need one operator. */
export const OperatorPickerProvider = PickerContext.Provider;

/** The element that selects the operator or brand of the address; undefined for users who cannot select. */
export const useOperatorPicker = (): ReactNode => use(PickerContext);
