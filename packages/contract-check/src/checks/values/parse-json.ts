/** Parses JSON with or without a byte order mark; `undefined`, which JSON cannot express, means invalid. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text) as unknown;
  } catch {
    return undefined;
  }
};

/** The two bodies of an exchange. A WeakMap would keep all bodies until the next full garbage collection. */
let kept: { body: object; value: unknown }[] = [];

/** The parsed JSON of a text body, cached while its exchange is checked. Callers must not modify it. */
export const jsonOf = (body: { text: string }): unknown => {
  const known = kept.find((it) => it.body === body);
  if (known) return known.value;
  const value = parseJson(body.text);
  kept = [{ body, value }, ...kept.slice(0, 1)];
  return value;
};
