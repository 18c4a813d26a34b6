import { ApiError, grantSending, type Operation, type SendGrant } from "@backoffice/api-client";
import {
  beginSending,
  forgetUnknownOutcome,
  keepUnknownOutcome,
  lockOf,
  type SendingForm,
  type UnknownOutcome,
} from "./unknown-outcomes.ts";

/**
 * What became of a write, the same for a dialog, a drawer, a row of a bulk action and Undo:
 * - `saved`: carried out
 * - `refused`: answered, and not carried out
 * - `signed-out`: not carried out, because the session had ended
 * - `not-sent`: nothing left the browser
 * - `unknown`: sent, and it is not known whether it was carried out
 * - `locked`: not sent, because it is unknown whether an earlier write about the record was carried out
 */
export type WriteResult<Data> =
  | { state: "saved"; data: Data }
  | { state: "refused" | "signed-out" | "not-sent" | "unknown"; error: unknown }
  | { state: "locked"; outcome: UnknownOutcome };

/** A form that can send the write again, and the input that it sends. */
export type Sender = SendingForm & { input: unknown };

/** How an unknown outcome is stored. */
type Keeping = {
  userId: string;
  /** The forms that are locked then; the first is the one that sends. */
  senders: readonly Sender[];
  /** "Approve withdrawal" */
  label: string;
  /** Path of the page. */
  page: string;
};

/** A write that staff asked for. One without a form, such as Undo, stores nothing: it moves no money. */
export type WriteIntent = {
  operation: Pick<Operation, "effect">;
  /** The key of an earlier sending, if this repeats it. */
  idempotencyKey?: string | undefined;
  keeping?: Keeping | undefined;
};

/**
 * The state of a failed write. If a read before it failed, it was not sent. What is no `ApiError` failed after the
 * answer, or in our own code: unknown.
 */
export const failureState = (error: unknown): "refused" | "signed-out" | "not-sent" | "unknown" => {
  if (!(error instanceof ApiError)) return "unknown";
  if (error.outcome === "rejected") {
    if (error.kind === "signed-out") return "signed-out";
    return error.isRead ? "not-sent" : "refused";
  }
  return error.isRead ? "not-sent" : error.outcome;
};

/**
 * The only way to send a write of the console. Money is not sent while it is unknown whether an earlier write about the
 * record was carried out (ruling 15), unless it repeats that write with its key. It is stored while it is being sent, so
 * that a reload in between leaves an unknown outcome. A definite answer removes it; any other failure tells nothing about
 * an earlier sending.
 */
export const sendWrite = async <Data>(
  { operation, idempotencyKey: repeated, keeping }: WriteIntent,
  send: (grant: SendGrant) => Promise<Data>,
): Promise<WriteResult<Data>> => {
  const { userId = "", senders = [] } = keeping ?? {};
  const isMoney = operation.effect === "money" && senders.length > 0;
  const idempotencyKey = repeated ?? (isMoney ? crypto.randomUUID() : undefined);
  if (isMoney)
    for (const sender of senders) {
      const outcome = lockOf(userId, sender, idempotencyKey);
      if (outcome) return { state: "locked", outcome };
    }
  const keep = (key: string, status?: number) => {
    if (!keeping) return;
    const { label, page } = keeping;
    for (const sender of senders)
      keepUnknownOutcome(userId, { ...sender, idempotencyKey: key, isMoney, label, page, status, at: Date.now() });
  };
  const forget = () => {
    for (const sender of senders) forgetUnknownOutcome(userId, sender);
  };
  // A repetition is stored already, and stays on screen as unknown.
  const isNew = isMoney && idempotencyKey !== undefined && repeated === undefined;
  const endSending = isNew ? beginSending(idempotencyKey) : undefined;
  if (isNew) keep(idempotencyKey);
  try {
    const data = await send(grantSending({ idempotencyKey }));
    forget();
    return { state: "saved", data };
  } catch (error) {
    const state = failureState(error);
    const failed = error instanceof ApiError ? error : undefined;
    if (failed?.idempotencyKey !== undefined && state === "unknown") keep(failed.idempotencyKey, failed.status);
    else if ((state === "refused" && failed?.kind === "refused") || (isNew && state !== "unknown")) forget();
    return { state, error };
  } finally {
    endSending?.();
  }
};
