/** Error messages of browsers when a file of the build cannot be loaded; not those of code that fails when it runs. */
const UNLOADED = /dynamically imported module|module script failed|JavaScript MIME/i;

/** Seconds between two attempts; the last one repeats. */
const WAITS = [1, 2, 4, 8, 15];

/** Milliseconds before the next attempt after `failures` failures, up to a quarter less so that tabs do not retry in step. */
export const waitAfter = (failures: number): number =>
  WAITS[Math.min(failures, WAITS.length) - 1]! * (1000 - 250 * Math.random());

/** Requests missing code immediately, by its loader. */
const missing = new Map<object, () => void>();
/** Told why, when a piece of code is missing. */
type Listener = (error?: unknown) => void;
const listeners = new Set<Listener>();
const tell = (error?: unknown) => listeners.forEach((it) => it(error));

/** The store of how many pieces of code are waited for and could not be loaded yet. */
export const missingCode = {
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: (): number => missing.size,
  /** Requests them at once: the network or the server may be back. */
  retry: (): void => missing.forEach((wake) => wake()),
};

globalThis.addEventListener?.("online", missingCode.retry);

/** Loads code, and requests it again until it is there if its file cannot be had. */
export const loadUntilThere = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  for (let failures = 1; ; failures += 1)
    try {
      const module = await load();
      if (missing.delete(load)) tell();
      return module;
    } catch (error) {
      if (!UNLOADED.test(String(error))) {
        if (missing.delete(load)) tell();
        throw error;
      }
      const isFirst = !missing.has(load);
      const waited = new Promise<void>((resolve) => {
        missing.set(load, resolve);
        setTimeout(resolve, waitAfter(failures));
      });
      if (isFirst) tell(error);
      await waited;
    }
};
