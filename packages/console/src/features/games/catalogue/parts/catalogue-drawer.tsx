import type { ApiError } from "@backoffice/api-client";
import { Alert, ForbiddenState } from "@backoffice/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { Record } from "#kit/records/record-states.tsx";
import { can, useSession } from "#kit/session/session.ts";
import type { Entry } from "./entry.ts";
import { GamesLine } from "./games-line.tsx";
import { readOnlyReason } from "./read-only-reason.ts";

type CatalogueDrawerProps<Row extends Entry> = {
  /** What it is, in a sentence: "tag". */
  noun: string;
  /** Of the entry that is changed; nothing when a new one is added. */
  id: string | undefined;
  query: UseQueryResult<Row, ApiError>;
  /** The part of the address of `/gamesV2` that shows the games which carry an entry. */
  gamesOf: (row: Row) => string;
  close: () => void;
  /** The form. */
  children: (row: Row | undefined, readOnly: boolean) => ReactNode;
};

/** The drawer of an entry: a new one, or the one that the address names with what it carries. */
export const CatalogueDrawer = <Row extends Entry>(props: CatalogueDrawerProps<Row>) => {
  const { noun, id, query, gamesOf, close, children } = props;
  const session = useSession();
  if (id === undefined) {
    if (!can(session, "edit_game_catalogue")) return <ForbiddenState permission="edit_game_catalogue" />;
    return (
      <>
        <PanelHead title={`New ${noun}`} />
        {children(undefined, false)}
      </>
    );
  }
  return (
    <Record noun={noun} query={query} close={close}>
      {(row) => {
        const reason = readOnlyReason(session, row.opId);
        return (
          <div className="grid grid-cols-1 gap-4">
            <PanelHead title={row.title.en} subtitle={`${noun.charAt(0).toUpperCase()}${noun.slice(1)}`} />
            {reason && <Alert severity="info">{reason}</Alert>}
            <GamesLine entry={row} filter={gamesOf(row)} />
            {children(row, reason !== undefined)}
          </div>
        );
      }}
    </Record>
  );
};
