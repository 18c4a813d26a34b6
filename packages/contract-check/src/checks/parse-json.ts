/** The value of a JSON text, with or without a byte order mark; `undefined` when it is none, for JSON has no such value. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text) as unknown;
  } catch {
    return undefined;
  }
};

const parsed = new WeakMap<object, { value: unknown }>();

/** The value of a body of text, parsed once; nobody may change it. */
export const jsonOf = (body: { text: string }): unknown => {
  const known = parsed.get(body) ?? { value: parseJson(body.text) };
  parsed.set(body, known);
  return known.value;
};
