import { Direction } from "radix-ui";
import type { ReactNode } from "react";

/**
 * Sets the text direction of menus and tabs, including their arrow keys. Once per app, with the
 * `dir` of the root.
 */
export const DirectionProvider = ({ dir, children }: { dir: "ltr" | "rtl"; children: ReactNode }) => (
  <Direction.Provider dir={dir}>{children}</Direction.Provider>
);
