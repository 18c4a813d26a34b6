/** The first text, number or truth value in it gets another type; null is left alone, since it may be allowed. */
const spoilt = (value: unknown): { value: unknown; done: boolean } => {
  if (typeof value === "string") return { value: 42, done: true };
  if (typeof value === "number") return { value: "many", done: true };
  if (typeof value === "boolean") return { value: "yes", done: true };
  if (typeof value !== "object" || value === null) return { value, done: false };
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  for (const key of Object.keys(copy)) {
    const inner = spoilt(copy[key]);
    copy[key] = inner.value;
    if (inner.done) return { value: copy, done: true };
  }
  return { value: copy, done: false };
};

/** The envelope with one value of its data of the wrong type; data that holds nothing becomes a text. */
export const wrongType = (body: string): string => {
  const envelope = JSON.parse(body) as { data?: unknown };
  const { value, done } = spoilt(envelope.data);
  return JSON.stringify({ ...envelope, data: done ? value : "nothing like it" });
};
