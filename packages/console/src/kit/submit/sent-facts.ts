/** Facts by which staff recognise a write: an amount as on the wire, and codes that are not personal. */
export type SentFacts = { amount?: string; currency?: string; playerCode?: string; opId?: string };

/** The text or number of a field in the input of a call, at any depth; not in lists, which describe several records. */
const find = (value: unknown, name: string): string | undefined => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const own: unknown = (value as Record<string, unknown>)[name];
  if (typeof own === "string" || typeof own === "number") return String(own);
  for (const inner of Object.values(value)) {
    const found = find(inner, name);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The facts of an input, as far as the call has them. */
export const factsOf = (input: unknown): SentFacts => {
  const amount = find(input, "amount");
  const inUSD = amount === undefined ? find(input, "amountInUSD") : undefined;
  const facts = {
    amount: amount ?? inUSD,
    currency: inUSD === undefined ? find(input, "currency") : "USD",
    playerCode: find(input, "playerCode"),
    opId: find(input, "opId"),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
};
