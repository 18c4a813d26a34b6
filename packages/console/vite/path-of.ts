/** A shape of an icon: its element and attributes. */
export type Shape = readonly [string, Readonly<Record<string, string>>];

type Numbers = (...names: string[]) => number[];

/** The start of a path is absolute even where it is written as relative; behind another path it would not be. */
const absolute = (d: string): string =>
  d.replace(
    /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))\s*(?=(.?))/,
    (_, x: string, y: string, next: string) => (/[-\d.]/.test(next) ? `M${x} ${y}l` : `M${x} ${y}`),
  );

const round = (x: number, y: number, width: number, height: number, rx: number, ry: number): string => {
  const [inner, upper] = [width - 2 * rx, height - 2 * ry];
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${x + rx} ${y}h${inner}${corner(rx, ry)}v${upper}${corner(-rx, ry)}h${-inner}${corner(-rx, -ry)}v${-upper}${corner(rx, -ry)}z`;
};

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const PATHS: Readonly<Record<string, (numbers: Numbers, attributes: Shape[1]) => string | undefined>> = {
  path: (_, { d }) => d && absolute(d),
  circle: (numbers) => {
    const [cx = 0, cy = 0, r = 0] = numbers("cx", "cy", "r");
    return ellipse(cx, cy, r, r);
  },
  ellipse: (numbers) => {
    const [cx = 0, cy = 0, rx = 0, ry = 0] = numbers("cx", "cy", "rx", "ry");
    return ellipse(cx, cy, rx, ry);
  },
  line: (numbers) => {
    const [x1, y1, x2, y2] = numbers("x1", "y1", "x2", "y2");
    return `M${x1} ${y1}L${x2} ${y2}`;
  },
  rect: (numbers, { rx, ry }) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers("x", "y", "width", "height");
    const radius = Number(rx ?? ry ?? 0);
    return radius === 0
      ? `M${x} ${y}h${width}v${height}h${-width}z`
      : round(x, y, width, height, radius, Number(ry ?? radius));
  },
  polyline: (_, { points }) => points && `M${points}`,
  polygon: (_, { points }) => points && `M${points}z`,
};

const GEOMETRY = new Set("key d cx cy r rx ry x y x1 y1 x2 y2 width height points".split(" "));

/** One path that draws all these shapes; undefined if one of them is more than a line. */
export const pathOf = (shapes: readonly Shape[]): string | undefined => {
  const paths = shapes.map(([element, attributes]) => {
    if (Object.keys(attributes).some((it) => !GEOMETRY.has(it))) return undefined;
    return PATHS[element]?.((...names) => names.map((it) => Number(attributes[it] ?? 0)), attributes);
  });
  return paths.includes(undefined) || paths.length === 0 ? undefined : paths.join("");
};
