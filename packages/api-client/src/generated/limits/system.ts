// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createAdminNotification = {
  opId: { minLength: 1, maxLength: 40 },
  severity: { values: ["INFO","WARNING","CRITICAL"] },
  title: { minLength: 1, maxLength: 120 },
  content: { en: { minLength: 1, maxLength: 1000 } },
} as const;

export const deleteAdminNotifications = {
  opId: { minLength: 1, maxLength: 40 },
} as const;

export const deleteAdminNotification = {
  opId: { minLength: 1, maxLength: 40 },
} as const;

export const requestExportReport = {
  reportType: { values: ["PLAYERS","TRANSACTIONS","BETS","BONUSES","KYC","AFFILIATES"] },
  opId: { minLength: 1, maxLength: 40 },
  format: { values: ["CSV","XLSX"] },
} as const;
