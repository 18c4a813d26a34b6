import { isRecord, readStored, writeStored } from "@backoffice/ui";
import { keptInput } from "./kept-input.ts";
import { factsOf, type SentFacts } from "./sent-facts.ts";

/** A write with an unknown outcome: it may have been carried out. */
export type UnknownOutcome = {
  idempotencyKey: string;
  /** Id of the operation in the contract, and key of the panel and record that sent it. */
  operation: string;
  panel: string;
  /** The label of the write: "Approve withdrawal". */
  label: string;
  /** Path of the page that it was sent from. */
  page: string;
  /** Epoch milliseconds. */
  at: number;
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

const listeners = new Set<() => void>();
const change = (userId: string, next: readonly UnknownOutcome[]): void => {
  writeStored(keyOf(userId), next.length > 0 ? next : undefined);
  for (const listener of listeners) listener();
};

/** Calls `listener` when an unknown outcome is kept or forgotten, in this tab or another. */
export const onUnknownOutcomes = (listener: () => void): (() => void) => {
  listeners.add(listener);
  globalThis.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener("storage", listener);
  };
};

/** The writes of a user with an unknown outcome. They stay when the tab is closed and the user signs in again. */
export const unknownOutcomes = (userId: string): readonly UnknownOutcome[] => {
  const stored = readStored(keyOf(userId));
  return Array.isArray(stored) ? stored.filter(isOutcome) : [];
};

const isSame = (a: UnknownOutcome, b: Pick<UnknownOutcome, "operation" | "panel">) =>
  a.operation === b.operation && a.panel === b.panel;

/** Stores a write with an unknown outcome. Resent from the same panel it keeps the time of the first attempt. */
export const keepUnknownOutcome = (
  userId: string,
  sent: Omit<UnknownOutcome, "facts" | "input"> & { input: unknown },
): void => {
  const all = unknownOutcomes(userId);
  const before = all.find((it) => isSame(it, sent) && it.idempotencyKey === sent.idempotencyKey);
  const { input, ...rest } = sent;
  const kept = { ...rest, ...keptInput(input), facts: factsOf(input), at: before?.at ?? sent.at };
  change(userId, [...all.filter((it) => !isSame(it, sent)), kept]);
};

/** Removes a write: the server has answered, or staff have checked. */
export const forgetUnknownOutcome = (userId: string, of: Pick<UnknownOutcome, "operation" | "panel">): void => {
  const all = unknownOutcomes(userId);
  if (all.some((it) => isSame(it, of)))
    change(
      userId,
      all.filter((it) => !isSame(it, of)),
    );
};
