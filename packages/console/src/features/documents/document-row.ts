import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

/** A document that was read by itself, as its row in the list. */
export const documentRow = (item: Schemas["KycRecord"]): Schemas["PlayerDocument"] => ({
  ...item,
  documentType: item.optionType,
  status: item.kycStatus,
  submittedAt: item.kycStatus === "NOT_SUBMITTED" ? null : item.createdAt,
  reviewedAt: item.approvedAt ?? item.rejectedAt,
  reviewedBy: item.approvedBy ?? item.rejectedBy,
  noteForThePlayer: item.noteForPlayer,
});
