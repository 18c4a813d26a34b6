type Waiting = Readonly<Record<string, string>>;

/** Whether an address shows waiting records only. */
export const showsOnlyWaiting = (waiting: Waiting, search: URLSearchParams): boolean =>
  Object.entries(waiting).every(([name, value]) => search.get(name) === value);

/** Whether a record waits, by the fields that the filters of its queue are named after; `statuses` are those of `status`. */
export const isWaiting = (waiting: Waiting, record: object): boolean =>
  Object.entries(waiting).every(([name, values]) =>
    values.split(",").includes(String(Reflect.get(record, name === "statuses" ? "status" : name))),
  );
