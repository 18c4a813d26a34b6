type ToCopy = { label: "Verification title" | "Verification token"; text: string };

/** The title and the token in the sentence of a new domain, which asks to copy them (content §8); each begins with a low line. */
export const recordsToAdd = (sentence: string): ToCopy[] =>
  [...sentence.matchAll(/(?<![\w.-])_[\w.-]*\w/g)].map(([text]) => ({
    label: text.startsWith("_dnsauth.") ? "Verification title" : "Verification token",
    text,
  }));
