import { Direction } from "radix-ui";
import type { ReactNode } from "react";

/**
 * Tells menus and tabs which way arrow keys go and text runs. Once per app, with what stands on
 * the root's `dir`.
 */
export const DirectionProvider = ({ dir, children }: { dir: "ltr" | "rtl"; children: ReactNode }) => (
  <Direction.Provider dir={dir}>{children}</Direction.Provider>
);
