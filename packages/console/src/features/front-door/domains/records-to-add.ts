type ToCopy = { label: "Verification title" | "Verification token"; text: string };

/** Title and token from the documented sentence about a new domain (content §8); each starts with an underscore. */
export const recordsToAdd = (sentence: string): ToCopy[] =>
  [...sentence.matchAll(/(?<![\w.-])_[\w.-]*\w/g)].map(([text]) => ({
    label: text.startsWith("_dnsauth.") ? "Verification title" : "Verification token",
    text,
  }));
