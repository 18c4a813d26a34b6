/** Reads a JSON value from storage; undefined if it is missing or invalid, or storage is not accessible. */
export const readStored = (key: string, store?: Storage): unknown => {
  try {
    return JSON.parse((store ?? localStorage).getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
};

/**
 * Writes a value to storage as JSON, or removes the entry if it is undefined. Returns whether that succeeded: storage may
 * be full or blocked.
 */
export const writeStored = (key: string, value: unknown, store?: Storage): boolean => {
  try {
    const storage = store ?? localStorage;
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

/** The keys in storage that start with a prefix; none if storage is not accessible. */
export const storedKeys = (prefix: string, store?: Storage): readonly string[] => {
  try {
    return Object.keys(store ?? localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
};

/** Whether a stored value is a plain object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
