/** An object whose properties are computed when they are first read, unless they were set before. */
export const lazyObject = <T extends object>(makers: { [K in keyof T]: () => T[K] }): T => {
  const object = {} as T;
  const keep = (key: keyof T, value: unknown) =>
    Object.defineProperty(object, key, { value, enumerable: true, writable: true });
  for (const key of Object.keys(makers) as (keyof T)[]) {
    Object.defineProperty(object, key, {
      enumerable: true,
      configurable: true,
      get() {
        const value = makers[key]();
        keep(key, value);
        return value;
      },
      set(value: unknown) {
        keep(key, value);
      },
    });
  }
  return object;
};
