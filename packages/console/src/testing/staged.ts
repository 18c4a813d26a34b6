import type { Backend, Db } from "@backoffice/mocks";
import type { History } from "history";
import type { Call } from "./backend/record-calls.ts";

/** What is prepared for a story, for its `play`. */
export type Staged = {
  backend: Backend;
  /** The tables of the story's back end. */
  db: Db;
  /** What the back end was asked so far. */
  calls: readonly Call[];
  /** The addresses of the story, which the browser's address bar knows nothing of. */
  history: History;
};
