/** What the browser keeps under a key, from JSON; nothing where there is none, it is broken, or nothing may be read. */
export const readStored = (key: string, store?: Storage): unknown => {
  try {
    return JSON.parse((store ?? localStorage).getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
};

/**
 * Keeps a value as JSON, or forgets what was kept when it is undefined. Answers whether the browser did: it may be full,
 * or not allowed to.
 */
export const writeStored = (key: string, value: unknown, store?: Storage): boolean => {
  try {
    const kept = store ?? localStorage;
    if (value === undefined) kept.removeItem(key);
    else kept.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

/** Whether a stored value is an object with names. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
