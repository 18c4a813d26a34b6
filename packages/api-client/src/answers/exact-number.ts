/** What engines have of numbers in JSON text, and the library of types does not know yet. */
type JsonNumbers = {
  parse: (text: string, reviver: (key: string, value: unknown, context?: { source?: string }) => unknown) => unknown;
  rawJSON?: (source: string) => unknown;
};
const json = JSON as unknown as JsonNumbers;

/**
 * A number of an answer with more digits than a double holds: 9007199254740993 would become …992. It stands where a
 * number does: formatted (`Intl`), as a text and as JSON it has the digits that came; in arithmetic it is the nearest
 * double, as it would have been anyway. It is no `typeof` number: ask {@link isNumber}.
 */
export class ExactNumber {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
  toString(): string {
    return this.source;
  }
  [Symbol.toPrimitive](hint: string): string | number {
    // `+` and `==` would join and compare texts.
    return hint === "default" ? Number(this.source) : this.source;
  }
  toJSON(): unknown {
    return json.rawJSON?.(this.source) ?? Number(this.source);
  }
}

/** Whether a value of an answer is a number, however many digits it has. */
export const isNumber = (value: unknown): value is number => typeof value === "number" || value instanceof ExactNumber;

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** The same text for the same number, however it is written. */
const canonical = (text: string): string => {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = NUMBER.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  const kept = digits.replace(/0+$/, "");
  if (kept === "") return whole === "" ? text : "0";
  return `${sign}${kept}e${Number(exponent) - fraction.length + digits.length - kept.length}`;
};

const isExact = (source: string): boolean => canonical(source) === canonical(String(Number(source)));

/** A number that may be more than a double: of sixteen digits or more, or of an exponent with three. */
const SUSPECT = /[[:,\s]-?(?:\d[\d.]{15}|[\d.]+[eE][+-]?\d{3})/;

/**
 * The body of an answer with its numbers as they came: those that a double cannot hold as {@link ExactNumber}s.
 * Undefined where every number is one that can be held, which most answers are: they are not parsed again.
 */
export const parseExact = (body: unknown): unknown => {
  if (typeof body !== "string" || !SUSPECT.test(body)) return undefined;
  return json.parse(body, (_, value, context) =>
    typeof value === "number" && context?.source !== undefined && !isExact(context.source)
      ? new ExactNumber(context.source)
      : value,
  );
};
