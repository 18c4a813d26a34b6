type Texts = { readonly [code: string]: string };

/** Form value of a text that the wire splits into an English field and a field of other languages. */
export const joinEnglish = (english: string | null, others: Texts = {}): Texts => ({
  ...others,
  ...(english !== null && english !== "" && { en: english }),
});

/** Splits the form value into English, `""` if missing, and the other languages. */
export const splitEnglish = ({ en = "", ...others }: Texts): readonly [english: string, others: Texts] => [en, others];
