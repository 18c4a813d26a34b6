/** An entry with its texts by language, whose title is `title`. */
export type Titled = { content: Readonly<Record<string, object>> };

const title = (texts: { title?: unknown } = {}): string => (typeof texts.title === "string" ? texts.title : "");

/** Title of an entry with its language: English, otherwise the first available. */
export const titleOf = ({ content }: Titled): { title: string; language: string } => {
  const codes = ["en", ...Object.keys(content)];
  const language = codes.find((code) => title(content[code]) !== "") ?? "en";
  return { title: title(content[language]), language };
};
