import type { Data, Input, Operation } from "@backoffice/api-client";
import type { ReactNode } from "react";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { useSession } from "#kit/session/session.ts";
import type { Entry } from "./entry.ts";
import { GamesLine } from "./games-line.tsx";
import { readOnlyReason } from "./read-only-reason.ts";

type CatalogueDrawerProps<O extends Operation> = {
  /** Noun inside a sentence: "tag". */
  noun: string;
  read: { operation: O; options: (input: Input<O>) => object };
  /** Input that loads the edited entry; undefined for a new one. */
  input: Input<O> | undefined | "";
  /** Query string of `/gamesV2` for the games with this entry. */
  gamesOf: (row: Data<O>) => string;
  close: () => void;
  /** Renders the form for the entry; `reason` is set if it is read-only. */
  children: (row: Data<O> | undefined, reason: string | undefined) => ReactNode;
};

/** Drawer of a catalogue entry: a new one, or the one in the address. */
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
            <PanelHead name={entry.title.en} />
            <GamesLine entry={entry} filter={gamesOf(row)} />
            {children(row, readOnlyReason(session, entry.opId))}
          </div>
        );
      }}
    </NewOrExisting>
  );
};
