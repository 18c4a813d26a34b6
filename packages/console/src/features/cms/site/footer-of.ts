/** The footer that is meant: whose, and in which language. */
export type FooterOf = { opId: string; language: string };
