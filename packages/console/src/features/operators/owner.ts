/** An operator, or a brand with the operator that it belongs to. */
export type Owner = { opId: string; title: string; parentOpId: string | null; brandCount: number };
