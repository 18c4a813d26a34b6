import { sampleFilters } from "../sample-filters.ts";

export const { amount, attempts, created } = sampleFilters;
