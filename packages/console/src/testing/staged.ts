import type { Backend, Db } from "@backoffice/mocks";
import type { QueryClient } from "@tanstack/react-query";
import type { History } from "history";
import type { Call } from "#testing/backend/record-calls.ts";

/** The prepared environment of a story, for its `play`. */
export type Staged = {
  backend: Backend;
  /** The tables of the story's mock server. */
  db: Db;
  /** The requests so far. */
  calls: readonly Call[];
  /** The history of the story, separate from the browser's address bar. */
  history: History;
  /** Calls that the story has sent. */
  client: QueryClient;
};
