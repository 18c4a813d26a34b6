import { isRecord, readStored, writeStored } from "@backoffice/ui";
import { createStore } from "#kit/state/create-store.ts";
import { keptInput } from "./kept-input.ts";
import type { DecidedRecord } from "./decided-record.ts";
import { factsOf, type SentFacts } from "./sent-facts.ts";

/** A write with an unknown outcome: it may have been carried out. */
export type UnknownOutcome = {
  idempotencyKey: string;
  /** Id of the operation in the contract, and key of the panel and record that sent it. */
  operation: string;
  panel: string;
  /** Key of the record that it decides about, for money; all forms that decide about it are locked. */
  record?: string | undefined;
  /** That record, which can be opened; absent in what an earlier version has stored. */
  about?: DecidedRecord | undefined;
  /** Whether it moves money. */
  isMoney?: boolean | undefined;
  /** The label of the write: "Approve withdrawal". */
  label: string;
  /** Path of the page that it was sent from. */
  page: string;
  /** Epoch milliseconds. */
  at: number;
  /** HTTP status of the answer, which does not tell the outcome; absent without an answer. */
  status?: number | undefined;
  /** The input; absent if it had personal data, a secret or a file. */
  input?: unknown;
  facts: SentFacts;
};

const PREFIX = "unknown-outcomes:";
const keyOf = (userId: string) => PREFIX + userId;

const isOutcome = (value: unknown): value is UnknownOutcome =>
  isRecord(value) &&
  ["idempotencyKey", "operation", "panel", "label", "page"].every((name) => typeof value[name] === "string") &&
  typeof value["at"] === "number" &&
  isRecord(value["facts"]);

/** The keys that this tab is sending: their answers may still come. */
const sending = createStore<ReadonlySet<string>>(new Set());

/** Marks a key as being sent from this tab, until the returned function is called. */
export const beginSending = (idempotencyKey: string): (() => void) => {
  sending.write(new Set(sending.read()).add(idempotencyKey));
  return () => sending.write(new Set([...sending.read()].filter((it) => it !== idempotencyKey)));
};

const listeners = new Set<() => void>();
const change = (userId: string, next: readonly UnknownOutcome[]): void => {
  writeStored(keyOf(userId), next.length > 0 ? next : undefined);
  for (const listener of listeners) listener();
};

/** Calls `listener` when an unknown outcome is kept or forgotten, in this tab or another. */
export const onUnknownOutcomes = (listener: () => void): (() => void) => {
  listeners.add(listener);
  globalThis.addEventListener("storage", listener);
  const stop = sending.subscribe(listener);
  return () => {
    stop();
    listeners.delete(listener);
    globalThis.removeEventListener("storage", listener);
  };
};

const storedOutcomes = (userId: string): readonly UnknownOutcome[] => {
  const stored = readStored(keyOf(userId));
  return Array.isArray(stored) ? stored.filter(isOutcome) : [];
};

/**
 * The writes of a user with an unknown outcome, without those that this tab is sending. They stay when the tab is closed
 * and the user signs in again.
 */
export const unknownOutcomes = (userId: string): readonly UnknownOutcome[] =>
  storedOutcomes(userId).filter(({ idempotencyKey }) => !sending.read().has(idempotencyKey));

/** A form that sends: its operation and panel, and the record that it decides about. */
export type SendingForm = Pick<UnknownOutcome, "operation" | "panel" | "record" | "about">;

/** Whether a write was sent from this form. */
export const isSentFrom = (outcome: UnknownOutcome, { operation, panel }: SendingForm): boolean =>
  outcome.operation === operation && outcome.panel === panel;

/** Whether a write was sent from this form or, if it names its record, from any form that decides about the record. */
const concerns = (outcome: UnknownOutcome, form: SendingForm) =>
  outcome.record === undefined ? isSentFrom(outcome, form) : outcome.record === form.record;

/** The one of some writes that concerns a form; its own rather than that of another form. */
export const concerning = (all: readonly UnknownOutcome[], form: SendingForm): UnknownOutcome | undefined =>
  all.find((it) => isSentFrom(it, form) && concerns(it, form)) ?? all.find((it) => concerns(it, form));

/** A write about the form's record with another key whose outcome is unknown, or that another tab is sending. */
export const lockOf = (userId: string, form: SendingForm, idempotencyKey?: string): UnknownOutcome | undefined =>
  unknownOutcomes(userId).find((it) => concerns(it, form) && it.idempotencyKey !== idempotencyKey);

/**
 * Stores a write with an unknown outcome. Resent from the same panel it keeps the time of the first attempt; a write
 * with another key replaces the earlier one about its record.
 */
export const keepUnknownOutcome = (
  userId: string,
  sent: Omit<UnknownOutcome, "facts" | "input"> & { input: unknown },
): void => {
  const all = storedOutcomes(userId);
  const { input, ...rest } = sent;
  const isSameKey = ({ idempotencyKey }: UnknownOutcome) => idempotencyKey === sent.idempotencyKey;
  const before = all.find((it) => isSentFrom(it, sent) && isSameKey(it));
  const isReplaced = (it: UnknownOutcome) => concerns(it, sent) && (isSentFrom(it, sent) || !isSameKey(it));
  const kept = { ...rest, ...keptInput(input), facts: factsOf(input), at: before?.at ?? sent.at };
  change(userId, [...all.filter((it) => !isReplaced(it)), kept]);
};

/** Removes what concerns a form: the server has answered, or staff have checked. */
export const forgetUnknownOutcome = (userId: string, form: SendingForm): void => {
  const all = storedOutcomes(userId);
  if (all.some((it) => concerns(it, form)))
    change(
      userId,
      all.filter((it) => !concerns(it, form)),
    );
};
