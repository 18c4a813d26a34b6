/** A brand with its operator. */
export type Brand = { opId: string; title: string; parentOpId: string };
