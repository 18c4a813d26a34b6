import { createRandom } from "../db/random.ts";

/** A free id, deterministic: the same name and table give the same id. */
export const newContentId = (table: ReadonlyMap<string, unknown>, name: string): string => {
  const random = createRandom(name);
  let id = random.uuid();
  while (table.has(id)) id = random.uuid();
  return id;
};
