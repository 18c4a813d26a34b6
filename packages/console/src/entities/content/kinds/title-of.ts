/** An entry with its texts by language; those that have a title call it so. */
export type Titled = { content: Readonly<Record<string, object>> };

const title = (texts: { title?: unknown } = {}): string => (typeof texts.title === "string" ? texts.title : "");

/** The title of an entry and its language: the English one, else the first there is. */
export const titleOf = ({ content }: Titled): { title: string; language: string } => {
  const codes = ["en", ...Object.keys(content)];
  const language = codes.find((code) => title(content[code]) !== "") ?? "en";
  return { title: title(content[language]), language };
};
