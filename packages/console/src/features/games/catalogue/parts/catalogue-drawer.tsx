import type { Data, Input, Operation } from "@backoffice/api-client";
import type { ReactNode } from "react";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { useSession } from "#kit/session/session.ts";
import type { Entry } from "./entry.ts";
import { GamesLine } from "./games-line.tsx";
import { readOnlyReason } from "./read-only-reason.ts";

type CatalogueDrawerProps<O extends Operation> = {
  /** What it is, in a sentence: "tag". */
  noun: string;
  read: { operation: O; options: (input: Input<O>) => object };
  /** Finds the entry that is changed; nothing when a new one is added. */
  input: Input<O> | undefined | "";
  /** The part of the address of `/gamesV2` that shows the games which carry an entry. */
  gamesOf: (row: Data<O>) => string;
  close: () => void;
  /** The form, for the entry; why it can only be read, or nothing. */
  children: (row: Data<O> | undefined, reason: string | undefined) => ReactNode;
};

/** The drawer of an entry: a new one, or the one that the address names with what it carries. */
export const CatalogueDrawer = <const O extends Operation>(props: CatalogueDrawerProps<O>) => {
  const { noun, gamesOf, children, ...read } = props;
  const session = useSession();
  return (
    <NewOrExisting noun={noun} {...read}>
      {(row) => {
        if (row === undefined)
          return (
            <>
              <PanelHead title={`New ${noun}`} />
              {children(undefined, undefined)}
            </>
          );
        const entry = row as Data<O> & Entry;
        return (
          <div className="grid grid-cols-1 gap-4">
            <PanelHead title={entry.title.en} subtitle={`${noun.charAt(0).toUpperCase()}${noun.slice(1)}`} />
            <GamesLine entry={entry} filter={gamesOf(row)} />
            {children(row, readOnlyReason(session, entry.opId))}
          </div>
        );
      }}
    </NewOrExisting>
  );
};
