import type { ReactNode } from "react";
import type { Chord } from "../../keys/keys.ts";
import type { Severity } from "../severity.ts";

export type ToastAction = {
  label: string;
  onClick: () => void;
  /** Named beside the label; the owner of the action handles it. */
  shortcut?: Chord | undefined;
};
export type ToastOptions = {
  /** Stays until it is dismissed. */
  persist?: boolean | undefined;
  /** Duration in milliseconds; depends on the severity by default. */
  duration?: number;
  /** The record concerned, shown after the text. */
  record?: ReactNode;
  /** Name of the record: the same text about another record is a separate toast. */
  recordName?: string | undefined;
  action?: ToastAction | undefined;
  /** Called with true when its timer is stopped (hover, focus), and with false when that is over. */
  onHold?: ((held: boolean) => void) | undefined;
  /** Dismisses it when aborted. */
  signal?: AbortSignal | undefined;
};
export type ToastEntry = {
  id: number;
  severity: Severity;
  text: string;
  record?: ReactNode;
  recordName?: string | undefined;
  /** Milliseconds; Infinity for a persistent toast. */
  duration: number;
  action?: ToastAction | undefined;
  onHold?: ((held: boolean) => void) | undefined;
};

/** Duration in milliseconds by severity; an error takes longer to read. */
const DURATIONS: Record<Severity, number> = { info: 4000, positive: 4000, caution: 8000, critical: 8000 };
const VISIBLE = 4;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const write = (next: readonly ToastEntry[]) => {
  entries = next;
  for (const listener of listeners) listener();
};

const dismiss = (id: number) => write(entries.filter((it) => it.id !== id));

const add = (severity: Severity, text: string, { signal, ...options }: ToastOptions = {}): number => {
  lastId += 1;
  const id = lastId;
  const entry: ToastEntry = {
    id,
    severity,
    text,
    duration: options.persist ? Number.POSITIVE_INFINITY : DURATIONS[severity],
    ...options,
  };
  // The same text restarts the existing toast, unless it is about another record.
  const others = entries.filter(
    (it) => it.text !== text || it.severity !== severity || it.recordName !== entry.recordName,
  );
  // Only toasts that expire are dropped to make room.
  const oldest = others.find((it) => Number.isFinite(it.duration));
  write([...(others.length < VISIBLE ? others : others.filter((it) => it !== oldest)), entry]);
  signal?.addEventListener("abort", () => dismiss(id));
  return id;
};

/** Store that the `Toaster` reads. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => entries,
};

/** Shows short messages at the bottom, also from outside React. Each call returns an id for `dismiss`. */
export const toast = {
  success: (text: string, options?: ToastOptions) => add("positive", text, options),
  error: (text: string, options?: ToastOptions) => add("critical", text, options),
  info: (text: string, options?: ToastOptions) => add("info", text, options),
  caution: (text: string, options?: ToastOptions) => add("caution", text, options),
  dismiss,
  clear: () => write([]),
};
