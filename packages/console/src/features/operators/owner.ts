/** An operator, or a brand with its operator. */
export type Owner = { opId: string; title: string; parentOpId: string | null; brandCount: number };
