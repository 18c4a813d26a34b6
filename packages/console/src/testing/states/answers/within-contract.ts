/** A generated Ajv validator: returns true when valid, else leaves the first errors in `errors`. */
export type Validator = ((value: unknown) => boolean) & {
  errors?: readonly { instancePath: string; message?: string }[] | null;
};

/** Errors that are mended before an answer is given up: a long list has several texts in each row. */
const MOST = 500;

const LIMIT = /must NOT have more than (\d+) characters/;

type Values = Record<string, unknown>;

/** The object around a place, and the name in it; a JSON pointer escapes "/" and "~". */
const placeIn = (root: unknown, pointer: string): [around: Values | undefined, name: string] => {
  const names = pointer
    .split("/")
    .slice(1)
    .map((it) => it.replaceAll("~1", "/").replaceAll("~0", "~"));
  const name = names.pop() ?? "";
  return [names.reduce<unknown>((at, it) => (at as Values | undefined)?.[it], root) as Values | undefined, name];
};

/** Cuts texts of a changed answer to the length that the contract allows, and takes back other changes that it does not. */
export const withinContract = (validator: Validator | undefined, changed: unknown, original: unknown): unknown => {
  if (!validator) return changed;
  for (let mended = 0; mended < MOST && !validator(changed); mended += 1)
    for (const { instancePath, message = "" } of validator.errors ?? []) {
      const [around, name] = placeIn(changed, instancePath);
      if (!around || name === "") return original;
      const value = around[name];
      const [, limit] = LIMIT.exec(message) ?? [];
      const [before] = placeIn(original, instancePath);
      around[name] = limit && typeof value === "string" ? value.slice(0, Number(limit)) : before?.[name];
    }
  return changed;
};
