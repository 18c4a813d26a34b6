type Run = (lock: object | null) => unknown;
type Options = { mode?: LockMode; ifAvailable?: boolean };

/** Replaces the Web Locks of the browser, which jsdom lacks, until `restore`. `release` ends the page that holds a lock of this name. */
export const stubLocks = () => {
  const held = new Set<string>();
  const waiting: [name: string, run: Run][] = [];
  const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));
  const request = async (name: string, given: Options | Run, last?: Run): Promise<void> => {
    const [{ mode = "exclusive", ifAvailable = false }, run]: [Options, Run] =
      typeof given === "function" ? [{}, given] : [given, last!];
    await Promise.resolve();
    if (held.has(name)) {
      if (ifAvailable) await run(null);
      else waiting.push([name, run]);
      return;
    }
    if (mode === "exclusive") held.add(name);
    await run({});
  };
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  return {
    restore: () => void Reflect.deleteProperty(navigator, "locks"),
    settled,
    release: async (part: string): Promise<void> => {
      for (const name of [...held].filter((it) => it.includes(part))) {
        held.delete(name);
        for (const one of waiting.filter(([it]) => it === name)) {
          waiting.splice(waiting.indexOf(one), 1);
          await one[1]({});
        }
      }
    },
  };
};
