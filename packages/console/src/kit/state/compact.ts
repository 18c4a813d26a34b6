type Compact<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** A copy of the record without its undefined entries. */
export const compact = <T extends object>(record: T): Compact<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Compact<T>;
