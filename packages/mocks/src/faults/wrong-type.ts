/**
 * Replaces the first string, number or boolean found by a value of another type; null stays, since it may be allowed.
 */
const corrupted = (value: unknown): { value: unknown; done: boolean } => {
  if (typeof value === "string") return { value: 42, done: true };
  if (typeof value === "number") return { value: "many", done: true };
  if (typeof value === "boolean") return { value: "yes", done: true };
  if (typeof value !== "object" || value === null) return { value, done: false };
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  for (const key of Object.keys(copy)) {
    const inner = corrupted(copy[key]);
    copy[key] = inner.value;
    if (inner.done) return { value: copy, done: true };
  }
  return { value: copy, done: false };
};

/**
 * The envelope with one value of its data replaced by one of the wrong type; data without any value becomes a string.
 */
export const wrongType = (body: string): string => {
  const envelope = JSON.parse(body) as { data?: unknown };
  const { value, done } = corrupted(envelope.data);
  return JSON.stringify({ ...envelope, data: done ? value : "nothing like it" });
};
