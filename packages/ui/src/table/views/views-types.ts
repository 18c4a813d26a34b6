import type { Sort } from "../sort.ts";

/** A view that the list offers to all users: filters, and sorting if relevant; columns do not change. */
export type BuiltInView = { name: string; filter: string; sort?: Sort | undefined };

/** The part of a filter text that may leave the page, and the labels of the filters that it leaves out. */
export type StorableFilter = { filter: string; leftOut: readonly string[] };

export type Views = {
  /** The applied filters, as a text that only the caller interprets. */
  filter: string;
  /** Leaves out of a filter text what may not be stored, exported or copied; nothing by default. */
  storable?: ((filter: string) => StorableFilter) | undefined;
  /** Called when a view is chosen, to request its rows. The table applies columns and density. */
  onApply: (view: { filter: string; sort: Sort | undefined }) => void;
  /** Built-in views of the list; evaluated each time the menu opens. */
  builtIn?: (() => readonly BuiltInView[]) | undefined;
  /** Links to a view. The columns are a text that only the table interprets. */
  link?:
    | {
        /** Columns of the opened link, shown in place of the user's own. */
        columns: string | undefined;
        /** Called when the user changes the columns, which then replace those of the link. */
        onForget: () => void;
        /** URL of the current view with these columns, without filters that are not storable. */
        address: (columns: string) => string;
      }
    | undefined;
};
