/** What a section about one type of transaction is told. */
export type OfKindProps = { txId: string; /** Of its heading. */ level: 2 | 3 };
