/** Features of JSON numbers that engines have and TypeScript's library does not declare yet. */
type JsonNumbers = {
  parse: (text: string, reviver: (key: string, value: unknown, context?: { source?: string }) => unknown) => unknown;
  rawJSON?: (source: string) => unknown;
};
const json = JSON as unknown as JsonNumbers;

/**
 * A number of an answer with more digits than a double holds: 9007199254740993 would become …992. It can be used like a
 * number: formatted (`Intl`), as text and as JSON it has the original digits; in arithmetic it is the nearest double.
 * `typeof` does not say "number": use {@link isNumber}.
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
    // Without this `+` and `==` would concatenate and compare texts.
    return hint === "default" ? Number(this.source) : this.source;
  }
  toJSON(): unknown {
    return json.rawJSON?.(this.source) ?? Number(this.source);
  }
}

/** Whether a value of an answer is a number, including an {@link ExactNumber}. */
export const isNumber = (value: unknown): value is number => typeof value === "number" || value instanceof ExactNumber;

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** Normalizes the notation of a number: equal numbers give equal texts. */
const canonical = (text: string): string => {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = NUMBER.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  const kept = digits.replace(/0+$/, "");
  if (kept === "") return whole === "" ? text : "0";
  return `${sign}${kept}e${Number(exponent) - fraction.length + digits.length - kept.length}`;
};

const isExact = (source: string): boolean => canonical(source) === canonical(String(Number(source)));

/** Finds numbers that a double may not hold: sixteen digits or more, or an exponent of three digits. */
const SUSPECT = /[[:,\s]-?(?:\d[\d.]{15}|[\d.]+[eE][+-]?\d{3})/;

/**
 * Parses the body of an answer with all digits of its numbers: those that a double cannot hold become {@link
 * ExactNumber}s. Returns undefined when every number fits into a double, which is so for most answers: they need not be
 * parsed again.
 */
export const parseExact = (body: unknown): unknown => {
  if (typeof body !== "string" || !SUSPECT.test(body)) return undefined;
  return json.parse(body, (_, value, context) =>
    typeof value === "number" && context?.source !== undefined && !isExact(context.source)
      ? new ExactNumber(context.source)
      : value,
  );
};
