import type { components } from "@backoffice/api-client";

/** Texts of a translation by language, without its identifiers. */
export const textsOf = (translation: components["schemas"]["Translation"]): Readonly<Record<string, string>> => {
  const { partitionKey: _partition, rowKey: _key, ...texts } = translation;
  return texts;
};
