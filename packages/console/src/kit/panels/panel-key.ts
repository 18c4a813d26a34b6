import { createContext } from "react";

/** The key of the panel around a form and of its record, so that a draft is offered for that record only. */
export const PanelKeyContext = createContext<string | undefined>(undefined);
export const PanelKeyProvider = PanelKeyContext.Provider;

/** Hashes a text (FNV-1a), so that record data is not stored in the browser. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** The key of a panel and its parameters, or of its record's identity (`about` in its definition). */
export const panelKey = (id: string, params: object): string => `${id}:${hashOf(JSON.stringify(params))}`;
