type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSame = (sent: unknown, read: unknown): boolean => {
  if (isObject(sent) && isObject(read)) return Object.entries(sent).every(([name, it]) => isSame(it, read[name]));
  if (typeof sent === "string" && typeof read === "string" && /^\d{4}-\d\d-\d\dT/.test(sent))
    return Date.parse(sent) === Date.parse(read);
  return JSON.stringify(sent) === JSON.stringify(read);
};

/** The fields of what was sent that a record has too, with another value. */
export const differences = (sent: unknown, record: unknown): string[] => {
  if (!isObject(sent) || !isObject(record)) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    if (Object.hasOwn(record, name)) return isSame(value, record[name]) ? [] : [name];
    // A change may stand beside the id of what it changes.
    return isObject(value) ? differences(value, record) : [];
  });
};

/** Whether a row has what was sent: some fields are the same, and none is other. */
export const isRecordOf = (sent: unknown, row: unknown): boolean =>
  isObject(sent) &&
  isObject(row) &&
  [sent, ...Object.values(sent).filter(isObject)].some((it) =>
    Object.keys(it).some((name) => Object.hasOwn(row, name)),
  ) &&
  differences(sent, row).length === 0;
