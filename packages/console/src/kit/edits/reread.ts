import { createContext } from "react";

/** How to reread the record around a form. */
export type Reread = {
  /** Grows with every answer; the values passed to a form are at least as new. */
  version: number;
  /** Rereads the record and returns the version that was read. Fails with an `ApiError`. */
  again: () => Promise<number>;
};

/** The record that a form changes; undefined for a new record. */
export const RereadContext = createContext<Reread | undefined>(undefined);
