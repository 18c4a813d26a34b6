/**
 * How an address may start, by the words of `x-schemes`. A `relative` one is a path of the same site; two slashes lead to
 * another.
 */
const STARTS = {
  relative: String.raw`/(?!/)`,
  fragment: "#",
  https: String.raw`https://[^/?#\s]`,
  http: String.raw`http://[^/?#\s]`,
  wss: String.raw`wss://[^/?#\s]`,
  ws: String.raw`ws://[^/?#\s]`,
  mailto: String.raw`mailto:[^?\s]`,
} as const;

/** A word of `x-schemes`. */
export type AddressScheme = keyof typeof STARTS;

export const ADDRESS_SCHEMES = Object.keys(STARTS) as AddressScheme[];

/**
 * Changes that browsers make before they read an address: control characters are dropped, and `/\` is read as `//`, which
 * leads to another site.
 */
const NOWHERE = String.raw`^(?![^]*[\\\u0000-\u001f\u007f-\u009f])`;

/** The regular expression of the addresses that `x-schemes` allows, as a `pattern` of JSON Schema. */
export const addressPattern = (schemes: readonly AddressScheme[]): string =>
  `${NOWHERE}(?:${schemes.map((it) => STARTS[it]).join("|")})`;

/** Whether a text is an address of one of these schemes. */
export const isAddress = (text: string, schemes: readonly AddressScheme[]): boolean =>
  new RegExp(addressPattern(schemes)).test(text);

const WORDS: Record<AddressScheme, string> = {
  relative: "/",
  fragment: "#",
  https: "https://",
  http: "http://",
  wss: "wss://",
  ws: "ws://",
  mailto: "mailto:",
};

/** The rule in words: “Start with /, # or https://.” An unencrypted scheme is not offered beside its encrypted one. */
export const addressRule = (schemes: readonly AddressScheme[]): string => {
  const offered = ADDRESS_SCHEMES.filter((it) => schemes.includes(it)).filter(
    (it) => !schemes.includes(`${it}s` as AddressScheme),
  );
  const [last, ...others] = offered.map((it) => WORDS[it]).toReversed();
  return `Start with ${others.length > 0 ? `${others.toReversed().join(", ")} or ${last}` : last}.`;
};

/** The address fields of an operation's input by their path, `*` for each item or key: `body.content.*.url`. */
export type Addresses = Readonly<Record<string, readonly AddressScheme[]>>;

/** The values at a path with their own paths; an absent or null value has none. */
const valuesAt = (
  value: unknown,
  [name, ...rest]: readonly string[],
  path: readonly string[],
): [string[], unknown][] => {
  if (value === undefined || value === null) return [];
  if (name === undefined) return [[[...path], value]];
  if (typeof value !== "object") return [];
  const names = name === "*" ? Object.keys(value) : Object.hasOwn(value, name) ? [name] : [];
  return names.flatMap((it) => valuesAt((value as Record<string, unknown>)[it], rest, [...path, it]));
};

/**
 * The address fields of an input that its operation does not take, with what is wrong. Named as servers name fields in a
 * refusal: without the part of the request, and without the `dto` that some calls wrap their fields in.
 */
export const wrongAddresses = (addresses: Addresses, input: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(addresses).flatMap(([path, schemes]) =>
      valuesAt(input, path.split("."), [])
        .filter(([, value]) => !isAddress(String(value), schemes))
        .map(([[, ...names]]) => [names.slice(names[0] === "dto" ? 1 : 0).join("."), addressRule(schemes)]),
    ),
  );
