import type { Result } from "./result.ts";

/** Figures that are printed as one table, and what they are compared with. */
export type Section = { title: string; base?: string; results: Result[] };
