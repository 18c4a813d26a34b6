import type { Result } from "./result.ts";

/** Figures printed as one table, and the name of their base. */
export type Section = { title: string; base?: string; results: Result[] };
