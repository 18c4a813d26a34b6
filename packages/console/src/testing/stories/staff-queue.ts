import { useReviewBankAccount, useShowBankAccount, type ApiError } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import type { UseQueryResult } from "@tanstack/react-query";
import { reviewInput, reviewReason } from "../../features/banks/bank-accounts/review.ts";
import type { Session } from "#kit/session/session.ts";
import type { Writer } from "#kit/submit/writer.ts";
import { account } from "#testing/rows/rows.ts";

/** A queue in which two members of staff may decide at once: how to read, decide and restore a record. */
export type StaffQueue<Row, Action extends string, Input> = {
  name: string;
  /** The deciding account, without the permission to decide again. */
  account: string;
  actions: readonly Action[];
  /** A pending record from the tables, with functions that restore it and read its current state. */
  waiting: (db: Db) => { row: Row; restore: () => void; now: () => Row };
  /** The call that decides. */
  write: string;
  useRecord: (row: Row) => UseQueryResult<Row, ApiError>;
  useWrite: () => Writer<Input>;
  /** Why a decision is disabled for the record as shown. */
  reason: (shown: Row, action: Action, session: Session) => string | undefined;
  input: (shown: Row, action: Action) => Input;
  /** The state of a record. */
  stateOf: (row: Row) => string;
};

const queue = <Row, Action extends string, Input>(it: StaffQueue<Row, Action, Input>) => it;

/** Every queue of decisions, one entry each. */
export const STAFF_QUEUES = [
  queue({
    name: "bank accounts",
    account: "operator-manager",
    actions: ["approve", "reject"],
    waiting: (db: Db) => {
      const { bankAccounts } = db;
      const row = account(db, { status: "PENDING" });
      return {
        row,
        restore: () => void bankAccounts.set(row.uuid, row),
        now: () => bankAccounts.get(row.uuid)!,
      };
    },
    write: "reviewBankAccount",
    useRecord: (row) => useShowBankAccount({ body: { uuid: row.uuid } }, { staleTime: 0, placeholderData: row }),
    useWrite: () => useReviewBankAccount(),
    reason: reviewReason,
    input: (shown, action) => reviewInput(shown, action, "Looked at twice."),
    stateOf: ({ status }) => status,
  }),
];
