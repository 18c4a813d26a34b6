import { isRecord, readStored, storedKeys, writeStored } from "@backoffice/ui";
import type { DecidedRecord } from "#kit/submit/decided-record.ts";
import type { SentFacts } from "#kit/submit/sent-facts.ts";
import { ROW_STATES, type RowResult, type RowState } from "../results/row-result.ts";

/** Stored facts of a row: its record and nothing personal. */
export type RowFacts = SentFacts & { record?: DecidedRecord | undefined };

/**
 * A run as stored in this tab until staff close it: title, and state, reason and facts of each row. Names and the
 * server's messages are not stored, since they may be personal.
 */
export type KeptRun = {
  title: string;
  /** When it was started, in epoch milliseconds. */
  at: number;
  results: readonly RowResult[];
  facts: ReadonlyMap<string, RowFacts>;
  /** The page was reloaded or closed before every row had its result. */
  isCut?: boolean;
};

const PREFIX = "bulk:";

/** The key of a user's run on the page of a path; removed when the user signs out (`clear-user-storage.ts`). */
export const runKey = (userId: string, path: string): string => `${PREFIX}${userId}:${path}`;

/** A row as stored. */
type KeptRow = { id: string; state: RowState; reason?: string | undefined; facts?: RowFacts | undefined };

/** In place of a message of the server. */
const SERVERS = "The server refused the action. The reason is not kept because it may name a person.";

/** Writes a run to the storage of the tab, or removes it. */
export const keepRun = (key: string, run: KeptRun | undefined): void => {
  const rows = run?.results.map(({ id, state, reason, isServers }): KeptRow => ({
    id,
    state,
    reason: isServers ? SERVERS : reason,
    facts: run.facts.get(id),
  }));
  writeStored(key, run && { title: run.title, at: run.at, rows }, sessionStorage);
};

/** The result of a row after a reload, during which nothing is sent. */
const afterReload = ({ id, state, reason }: KeptRow): RowResult => {
  if (state === "waiting") return { id, state: "not-sent", reason: "You left the page before it was sent." };
  if (state === "sending") return { id, state: "unknown", reason: "You left the page before the server responded." };
  return { id, state, reason };
};

const isRow = (value: unknown): value is KeptRow =>
  isRecord(value) && typeof value["id"] === "string" && Object.hasOwn(ROW_STATES, String(value["state"]));

const keptRun = (key: string): KeptRun | undefined => {
  const kept = readStored(key, sessionStorage);
  if (!isRecord(kept) || typeof kept["title"] !== "string" || !Array.isArray(kept["rows"])) return undefined;
  const rows = kept["rows"].filter(isRow);
  if (rows.length === 0) return undefined;
  const facts = new Map(rows.flatMap(({ id, facts: of }) => (of ? [[id, of] as const] : [])));
  const isCut = rows.some(({ state }) => state === "waiting" || state === "sending");
  return { title: kept["title"], at: Number(kept["at"] ?? 0), results: rows.map(afterReload), facts, isCut };
};

/** The runs by their keys that staff have not closed, as after a reload. */
export const keptRuns = (): readonly (readonly [key: string, run: KeptRun])[] =>
  storedKeys(PREFIX, sessionStorage).flatMap((key) => {
    const run = keptRun(key);
    return run ? [[key, run] as const] : [];
  });
