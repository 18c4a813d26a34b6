import { createRandom } from "../db/random.ts";

/** An id that the table does not hold; the same for the same name in the same table. */
export const newContentId = (table: ReadonlyMap<string, unknown>, name: string): string => {
  const random = createRandom(name);
  let id = random.uuid();
  while (table.has(id)) id = random.uuid();
  return id;
};
