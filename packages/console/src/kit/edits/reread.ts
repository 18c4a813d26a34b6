import { createContext } from "react";

/** How the record around a form is read again. */
export type Reread = {
  /** Grows with every answer: the values that a form is given are at least as new. */
  version: number;
  /** Reads it, and answers the version of what was read. Fails with an `ApiError`. */
  again: () => Promise<number>;
};

/** The record that a form changes; none around a form of something new. */
export const RereadContext = createContext<Reread | undefined>(undefined);
