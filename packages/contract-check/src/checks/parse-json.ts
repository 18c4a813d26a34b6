/** The value of a JSON text; `undefined` when it is none, for JSON itself has no such value. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
