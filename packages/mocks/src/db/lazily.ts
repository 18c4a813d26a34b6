/** An object whose values are made when they are first asked for. */
export const lazily = <T extends object>(makers: { [K in keyof T]: () => T[K] }): T => {
  const object = {} as T;
  for (const key of Object.keys(makers) as (keyof T)[]) {
    Object.defineProperty(object, key, {
      enumerable: true,
      configurable: true,
      get() {
        const value = makers[key]();
        Object.defineProperty(object, key, { value, enumerable: true });
        return value;
      },
    });
  }
  return object;
};
