/** Where an item stands: the name of its column (`column1`), and its place in it, from 0. */
export type FooterPlace = { column: string; index: number };
