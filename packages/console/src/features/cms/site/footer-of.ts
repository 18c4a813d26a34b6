/** Owner and language of a footer. */
export type FooterOf = { opId: string; language: string };
