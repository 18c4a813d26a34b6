import { list } from "./list.ts";

/** Codes of the languages that operators' content may be written in; every operator has English. */
export const LANGUAGES = list(`
  sv, de, fr, es, pt, tr, ar, fa, ckb, ru, hi, ja
`);
