/** A brand, and the operator that it belongs to. */
export type Brand = { opId: string; title: string; parentOpId: string };
