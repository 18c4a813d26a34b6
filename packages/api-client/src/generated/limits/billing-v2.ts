// Generated from openapi/ by `pnpm generate`. Do not edit.

export const generateInvoice = {
  month: { minimum: 1, maximum: 12 },
  year: { minimum: 2024, maximum: 2100 },
  opId: { minLength: 1 },
  testPlayersInclusion: { values: ["all","test only","no test"] },
  title: { minLength: 1, maxLength: 100 },
  reference: { minLength: 1, maxLength: 100 },
  note: { maxLength: 200 },
  superAdminNote: { maxLength: 200 },
  description: { maxLength: 500 },
  casinoGGRPercentage: { minimum: 0, maximum: 100 },
  sportGGRPercentage: { minimum: 0, maximum: 100 },
  minMonthlyFeeInUSD: { minimum: 0 },
  premiumSportInUSD: { minimum: 0 },
  premiumBotInUSD: { minimum: 0 },
  brandFeeInUSD: { minimum: 0 },
  additionalCosts: { maxItems: 50 },
} as const;

export const updateInvoice = {
  invoiceId: { minLength: 1 },
  opId: { minLength: 1 },
  description: { maxLength: 500 },
  superAdminNote: { maxLength: 200 },
  settings: { casinoGGRPercentage: { minimum: 0, maximum: 100 }, sportGGRPercentage: { minimum: 0, maximum: 100 }, minMonthlyFeeInUSD: { minimum: 0 }, premiumSportInUSD: { minimum: 0 }, premiumBotInUSD: { minimum: 0 }, brandFeeInUSD: { minimum: 0 }, additionalCosts: { maxItems: 50 } },
  year: { minimum: 2024, maximum: 2100 },
  month: { minimum: 1, maximum: 12 },
} as const;

export const updateInvoiceSettings = {
  opId: { minLength: 1 },
  casinoGGRPercentage: { minimum: 0, maximum: 100 },
  sportGGRPercentage: { minimum: 0, maximum: 100 },
  minMonthlyFeeInUSD: { minimum: 0 },
  premiumSportInUSD: { minimum: 0 },
  premiumBotInUSD: { minimum: 0 },
  brandFeeInUSD: { minimum: 0 },
  additionalCosts: { maxItems: 50 },
} as const;

export const addManualPayment = {
  opId: { minLength: 1 },
  description: { maxLength: 500 },
  paymentType: { values: ["Cash","Direct Transfer","CPG Adjustment","USDT Transfer","Operator Settlement"] },
  currency: { values: ["TRX","USDT","USD"] },
  exchangeRateInUSD: { minimum: 0.01 },
  month: { values: ["JANUARY","FEBRUARY","MARCH","APRIL","MAY","JUNE","JULY","AUGUST","SEPTEMBER","OCTOBER","NOVEMBER","DECEMBER"] },
  year: { minimum: 2024, maximum: 2100 },
} as const;

export const updateManualPayment = {
  id: { minLength: 1 },
  opId: { minLength: 1 },
  description: { maxLength: 500 },
  paymentType: { values: ["Cash","Direct Transfer","CPG Adjustment","USDT Transfer","Operator Settlement"] },
  currency: { values: ["TRX","USDT","USD"] },
  exchangeRateInUSD: { minimum: 0.01 },
  month: { values: ["JANUARY","FEBRUARY","MARCH","APRIL","MAY","JUNE","JULY","AUGUST","SEPTEMBER","OCTOBER","NOVEMBER","DECEMBER"] },
  year: { minimum: 2024, maximum: 2100 },
} as const;

export const deleteManualPayment = {
  opId: { minLength: 1 },
  id: { minLength: 1 },
} as const;

export const updateCpgTransfer = {
  id: { minLength: 1 },
  opId: { minLength: 1 },
  paymentType: { values: ["CPG Transfer"] },
  description: { maxLength: 500 },
  month: { values: ["JANUARY","FEBRUARY","MARCH","APRIL","MAY","JUNE","JULY","AUGUST","SEPTEMBER","OCTOBER","NOVEMBER","DECEMBER"] },
  year: { minimum: 2024, maximum: 2100 },
} as const;
