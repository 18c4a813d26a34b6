import { createContext } from "react";

/** Names the panel around a form and the record it is about, so that a draft is offered for that record only. */
export const PanelKeyContext = createContext<string | undefined>(undefined);
export const PanelKeyProvider = PanelKeyContext.Provider;

/** A short number for a text (FNV-1a), so that a record's data does not stand in the browser's storage. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** The key of a panel and what it was opened with, or what identifies its record (`about` in its definition). */
export const panelKey = (id: string, about: object): string => `${id}:${hashOf(JSON.stringify(about))}`;
