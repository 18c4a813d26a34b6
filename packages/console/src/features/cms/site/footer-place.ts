/** Position of an item: name of its column (`column1`), and index, from 0. */
export type FooterPlace = { column: string; index: number };
