/** A copy of the row without one of its fields. */
export const omit = <Row extends object, Key extends keyof Row>(row: Row, key: Key): Omit<Row, Key> => {
  const { [key]: _, ...rest } = row;
  return rest;
};
