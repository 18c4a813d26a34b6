import { useEffect, useState } from "react";
import { useLatestCallback } from "../use-latest-callback.ts";
import type { Command } from "./command-rows.ts";

/** Asks a server, or whatever is slow. The signal is aborted when the query changes. */
export type CommandSearch = (query: string, signal: AbortSignal) => Promise<readonly Command[]>;

const PAUSE_MS = 150;
type Outcome = { query: string; found: readonly Command[]; failed: boolean };
const NOTHING: Outcome = { query: "", found: [], failed: false };

/** What an asynchronous search finds for the query, after a short pause in typing; late answers are dropped. */
export const useCommandSearch = (query: string, search: CommandSearch | undefined) => {
  const [outcome, setOutcome] = useState(NOTHING);
  const wanted = search ? query.trim() : "";
  const run = useLatestCallback((text: string, signal: AbortSignal) => {
    const settle = (next: Omit<Outcome, "query">) => !signal.aborted && setOutcome({ query: text, ...next });
    search?.(text, signal).then(
      (found) => settle({ found, failed: false }),
      () => settle({ found: [], failed: true }),
    );
  });
  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    const timer = setTimeout(() => run(wanted, abort.signal), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, run]);
  const settled = outcome.query === wanted;
  return {
    found: wanted && settled ? outcome.found : NOTHING.found,
    failed: wanted !== "" && settled && outcome.failed,
    searching: wanted !== "" && !settled,
  };
};
