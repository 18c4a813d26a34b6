import type { components } from "@backoffice/api-client";
import { RowChecks } from "@backoffice/ui/table";
import { checksColumn } from "#kit/checks/checks-column.tsx";
import { fallbackChecks } from "#kit/checks/fallback-checks.ts";
import { documentRowChecks, ownCodes } from "./document-row-checks.ts";
import { useDocumentFallback } from "./use-document-fallback.ts";

type PlayerDocument = components["schemas"]["PlayerDocument"];

const Fallback = ({ row }: { row: PlayerDocument }) => (
  <RowChecks
    checks={fallbackChecks(
      useDocumentFallback(),
      { playerCode: row.playerCode, own: ownCodes(row) },
      documentRowChecks,
    )}
  />
);

/** The most severe check of a document that waits; a decided one has none. */
export const documentChecksColumn = {
  ...checksColumn<PlayerDocument>({
    inWords: documentRowChecks,
    Fallback,
    waits: ({ status }) => status === "PENDING",
  }),
  // In a list of waiting documents it is shown.
  defaultHidden: true,
};
