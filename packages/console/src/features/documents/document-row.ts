import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

/** A separately loaded document as a list row. */
export const documentRow = (item: Schemas["KycRecord"]): Schemas["PlayerDocument"] => ({
  ...item,
  documentType: item.optionType,
  status: item.kycStatus,
  submittedAt: item.kycStatus === "NOT_SUBMITTED" ? null : item.createdAt,
  reviewedAt: item.approvedAt ?? item.rejectedAt,
  reviewedBy: item.approvedBy ?? item.rejectedBy,
  noteForThePlayer: item.noteForPlayer,
});
