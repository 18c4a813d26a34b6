// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createInvoiceRecord = {
  month: { values: ["JANUARY","FEBRUARY","MARCH","APRIL","MAY","JUNE","JULY","AUGUST","SEPTEMBER","OCTOBER","NOVEMBER","DECEMBER"] },
  year: { minimum: 2024, maximum: 2100 },
  opId: { minLength: 1 },
  testPlayersInclusion: { values: ["all","test only","no test"] },
  title: { minLength: 1, maxLength: 100 },
  reference: { minLength: 1, maxLength: 100 },
  note: { maxLength: 200 },
  superAdminNote: { maxLength: 200 },
  description: { maxLength: 500 },
} as const;

export const updateInvoiceRecord = {
  invoiceId: { minLength: 1 },
  opId: { minLength: 1 },
  title: { minLength: 1, maxLength: 100 },
  reference: { minLength: 1, maxLength: 100 },
  note: { minLength: 1, maxLength: 200 },
  description: { maxLength: 500 },
} as const;

export const deleteInvoice = {
  invoiceId: { minLength: 1 },
  opId: { minLength: 1 },
} as const;

export const createPaymentRecord = {
  opId: { minLength: 1 },
  paidBy: { minLength: 1, maxLength: 100 },
  title: { minLength: 1, maxLength: 100 },
  reference: { minLength: 1, maxLength: 100 },
  description: { maxLength: 500 },
} as const;

export const deletePaymentRecord = {
  paymentId: { minLength: 1 },
  opId: { minLength: 1 },
} as const;
