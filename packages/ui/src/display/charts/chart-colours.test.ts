import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];

const times = (matrix: Matrix, [a, b, c]: Three): Three =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Three;
const each = (three: Three, change: (part: number) => number): Three => three.map(change) as unknown as Three;

/** Björn Ottosson's OKLab matrices: OKLab to cone responses (cubed), to linear sRGB, and back. */
const FROM_LAB: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** Simulates colour blindness in linear sRGB (Machado, Oliveira and Fernandes, 2009). */
const SIGHTS: Record<string, Matrix> = {
  "normal vision": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const css = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");
const COLOUR = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
const coloursOf = (theme: 0 | 1): Three[] =>
  [...css.matchAll(new RegExp(String.raw`--chart-\d: light-dark\(${COLOUR}, ${COLOUR}\)`, "g"))].map(
    (found) => found.slice(1 + theme * 3, 4 + theme * 3).map(Number) as unknown as Three,
  );

/** Returns the OKLab coordinates of a colour as perceived with the given vision. */
const seen = ([lightness, chroma, hue]: Three, sight: Matrix): Three => {
  const turn = (hue * Math.PI) / 180;
  const lab: Three = [lightness, chroma * Math.cos(turn), chroma * Math.sin(turn)];
  const linear = times(
    FROM_CONES,
    each(times(FROM_LAB, lab), (part) => part ** 3),
  );
  const shown = each(times(sight, linear), (part) => Math.min(1, Math.max(0, part)));
  return times(TO_LAB, each(times(TO_CONES, shown), Math.cbrt));
};

/** Minimum OKLab distance that is visible at a glance between small areas; 0.02 is just noticeable side by side. */
const CLEAR = 0.09;

describe.each([["light", 0] as const, ["dark", 1] as const])("chart colours, %s theme", (_, theme) => {
  const colours = coloursOf(theme);
  it("tokens: five series colours", () => expect(colours).toHaveLength(5));
  it.each(Object.entries(SIGHTS))("contrast between series: %s → distinguishable", (__, sight) => {
    const places = colours.map((colour) => seen(colour, sight));
    for (const [at, a] of places.entries()) {
      for (const [further, b] of places.slice(at + 1).entries()) {
        const apart = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
        expect(apart, `series ${at + 1} and ${at + further + 2}`).toBeGreaterThan(CLEAR);
      }
    }
  });
});
