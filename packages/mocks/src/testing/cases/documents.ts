import { PAGE, SMALL, type Reads } from "./cases.ts";

export const documentsReads = () =>
  ({
    listDocuments: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, status: "PENDING", sortBy: "submittedAt", sortDirection: "asc" } },
      { body: { ...PAGE, documentType: "ADDRESS", isTest: false, from: "2020-01-01T00:00:00Z", search: "e" } },
    ],
  }) satisfies Reads;
