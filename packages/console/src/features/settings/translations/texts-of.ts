import type { components } from "@backoffice/api-client";

/** The texts of a translation by language, without what names it. */
export const textsOf = (translation: components["schemas"]["Translation"]): Readonly<Record<string, string>> => {
  const { partitionKey: _partition, rowKey: _key, ...texts } = translation;
  return texts;
};
