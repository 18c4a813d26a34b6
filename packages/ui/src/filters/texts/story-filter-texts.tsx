import { sampleFilters } from "../sample-filters.ts";

export const { bank, note, player, tags } = sampleFilters;
