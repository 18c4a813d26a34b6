/** The sorting of a table, by column id. */
export type Sort = { id: string; desc: boolean };
