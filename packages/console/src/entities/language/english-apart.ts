type Texts = { readonly [code: string]: string };

/** What a form holds of a text whose English stands in a field of its own on the wire, and its other languages in another. */
export const allLanguages = (english: string | null, others: Texts = {}): Texts => ({
  ...others,
  ...(english !== null && english !== "" && { en: english }),
});

/** What is sent of it: the English, `""` where there is none, and the others. */
export const englishApart = ({ en = "", ...others }: Texts): readonly [english: string, others: Texts] => [en, others];
