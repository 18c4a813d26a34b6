import type { Data, Input, Operation, WriteOperation } from "@backoffice/api-client";
import type { QueryClient } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import type { NoteRule } from "#kit/form/note.ts";
import type { PanelId, PanelParams } from "#kit/panels/definition/panel-params.ts";
import type { DecidedRecord } from "#kit/submit/decided-record.ts";
import type { Session } from "#kit/session/session.ts";

/** A call of the contract, with its input. */
export type BulkCall = { operation: WriteOperation; input: unknown };

/** A panel that decides about a single row, with its parameters. */
type LockedPanel = { [Id in PanelId]: { panel: Id; params: PanelParams[Id] } }[PanelId];

/**
 * A panel that opens locked after an unknown outcome of money, and resends the same request with the same idempotency
 * key. `operation` and `input`: what that panel sends, where it differs from the bulk call.
 */
export type BulkLock = LockedPanel & { operation?: string; input?: unknown };

/** The call for a row; an input that the call does not take does not compile. */
export const bulkCall = <const O extends WriteOperation>(
  { operation }: { operation: O },
  input: Input<O>,
): BulkCall => ({
  operation,
  input,
});

/** Rereads a row. */
export type Reread<Row> = (client: QueryClient, row: Row) => Promise<Row>;

/** The read of one record, whose answer is a row of the list: `rereadBy(showBankAccount, ({ uuid }) => …)`. */
export const rereadBy =
  <const O extends Operation, Row>(
    read: { operation: O; options: (input: Input<O>) => object },
    input: (row: Row) => Input<O>,
  ) =>
  (client: QueryClient, row: Row): Promise<Data<O>> =>
    client.query({ ...read.options(input(row)), staleTime: 0 } as never);

/** The input of staff: the note for a row, and whether the choice is ticked. */
export type BulkAnswer = { note: string; chosen: boolean };

/** The input of a call besides its row: what staff filled in, and who they are. */
export type BulkGiven = BulkAnswer & { userId: string };

/** An action on several rows, with one documented call per row. */
export type BulkAction<Row> = {
  id: string;
  /** "Reject", in front of the number of rows. */
  verb: string;
  /** The button, if the verb alone is not enough: "Settle as lost". */
  label?: string | undefined;
  icon?: LucideIcon;
  tone: "primary" | "danger";
  /** The consequence for each row, as a sentence: "The player cannot withdraw to it." */
  outcome?: string | undefined;
  /** Irreversible action: confirmed by typing the number of rows, however few. */
  irreversible?: boolean | undefined;
  /** Why a row is excluded, apart from a missing permission: its status. */
  reason?: ((row: Row, session: Session) => string | undefined) | undefined;
  /** Warning about a row, in a few words; counted in the confirmation. */
  look?: ((row: Row) => string | undefined) | undefined;
  /** The note that the call takes: one for all rows, or one per row. */
  note?: NoteRule | undefined;
  /** A check box for all rows. */
  choice?: { label: string; initial: boolean } | undefined;
  /** The call for a row in its latest state. */
  call: (row: Row, given: BulkGiven) => BulkCall;
  /** For a call that moves money: the panels of the single decision, locked after an unknown outcome. */
  locks?: ((row: Row, given: BulkGiven) => readonly BulkLock[]) | undefined;
  /** Error message for a successful answer that says that the action was not carried out (`x-outcome`). */
  refusal?: ((data: unknown) => string) | undefined;
};

type Money<Row> = {
  /** The amount of a row as on the wire, and its currency. */
  of: (row: Row) => { amount: number; currency: string };
  /** The amount of a row in US dollars, as on the wire. */
  inUSD: (row: Row) => number;
};

/** The bulk actions of a list. */
export type Bulk<Row> = {
  /** The noun for a row, in the singular and the plural: "bank account". */
  noun: readonly [one: string, many: string];
  /** How staff name a row. */
  name: (row: Row) => string;
  /** The record that a row is, where its single decisions are locked after an unknown outcome. */
  decides?: ((row: Row) => DecidedRecord) | undefined;
  /** Fields that a decision depends on: a row counts as changed if one of them has another value by now. */
  decisive: readonly (keyof Row & string)[];
  /** Rereads a row right before it is sent, if the contract has a read for it. */
  reread?: Reread<Row> | undefined;
  money?: Money<Row> | undefined;
  /** Milliseconds from the last answer to the refresh, for a server that shows its changes with a delay. */
  refreshAfter?: number | undefined;
  /** Maximum number of rows that "Select all" selects; 500 by default. */
  most?: number | undefined;
  actions: readonly BulkAction<Row>[];
};

/** Default maximum of selected rows. */
export const MOST = 500;

/** "1 bank account", "12 bank accounts" */
export const countOf = ({ noun: [one, many] }: Pick<Bulk<never>, "noun">, count: number, locale: string): string =>
  `${new Intl.NumberFormat(locale).format(count)} ${count === 1 ? one : many}`;
