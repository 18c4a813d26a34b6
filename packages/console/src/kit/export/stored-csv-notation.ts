import type { CsvNotation } from "@backoffice/ui/table";
import { createStoredStore } from "#kit/state/create-stored-store.ts";

/** The last notation that was chosen for a CSV file in this browser, as its spreadsheet is the same for all lists. */
export const csvNotation = createStoredStore<CsvNotation>("csv-notation", (stored) =>
  stored === "machine" ? "machine" : "screen",
);
