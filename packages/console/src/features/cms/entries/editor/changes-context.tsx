import { Badge } from "@backoffice/ui";
import { createContext, use, type ReactNode } from "react";
import type { EntryChange } from "./entry-changes.ts";

const ChangesContext = createContext<readonly EntryChange[]>([]);

/** Provides the changes that are saved and not published to the fields of an entry. */
export const ChangesProvider = ChangesContext.Provider;

/** Marks fields whose saved value players do not see yet: `mark("content.en.title")`. */
export const useChangeMark = (): ((path: string) => ReactNode) => {
  const changes = use(ChangesContext);
  return (path) =>
    changes.some((it) => it.path === path || it.path.startsWith(`${path}[`)) && (
      <Badge tone="look" className="text-meta font-normal text-ink-muted">
        Not published
      </Badge>
    );
};
