/** Text without accents skips the normalisation, because thousands of options are searched on every keystroke. */
const PLAIN = /^[ -~]*$/;

/** Lower case without accents and invisible characters, so that "sao" finds "São". */
export const fold = (text: string): string =>
  (PLAIN.test(text)
    ? text
    : text
        .normalize("NFD")
        .replace(/[\p{Mn}\p{Cf}]/gu, "")
        .replace(/\p{Zs}/gu, " ")
  ).toLowerCase();
