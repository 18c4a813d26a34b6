// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createTicket = {
  subject: { minLength: 1, maxLength: 150 },
  message: { minLength: 1, maxLength: 5000 },
  brandId: { minLength: 1 },
  customerId: { minLength: 1 },
  opId: { minLength: 1 },
} as const;

export const updateTicketStatus = {
  dto: { agentId: { minLength: 1 }, id: { minLength: 1 }, brandId: { minLength: 1 }, opId: { minLength: 1 }, status: { values: ["NEW","PENDING","REPLIED","CLOSED","ARCHIVED"] } },
} as const;

export const replyToTicket = {
  id: { minLength: 1 },
  brandId: { minLength: 1 },
  message: { minLength: 1, maxLength: 5000 },
} as const;
