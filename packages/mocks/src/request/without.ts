/** A row but for one of its fields. */
export const without = <Row extends object, Key extends keyof Row>(row: Row, key: Key): Omit<Row, Key> => {
  const { [key]: _, ...rest } = row;
  return rest;
};
