import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { FONTS } from "./fonts.ts";

/** The weights in use: text, labels, headings and `strong`. */
const WEIGHTS = { min: 400, max: 700 };

const FACE = /@font-face \{[^}]*font-family: '([^']+)'[^}]*url\(\.\/files\/([^)]+)\)[^}]*unicode-range: ([^;]+);/g;

type Face = { package: string; features: readonly string[]; family: string; file: string; range: string };

/** The faces of the packages: one per font and script. */
export const FACES: readonly Face[] = FONTS.flatMap(({ name, features }) => {
  const css = readFileSync(new URL(import.meta.resolve(`${name}/wght.css`)), "utf8");
  return [...css.matchAll(FACE)].map(([, family = "", file = "", range = ""]) => ({
    package: name,
    features,
    family,
    file,
    range,
  }));
});

/** All characters of a `unicode-range` as one text. */
const charactersOf = (range: string): string =>
  range
    .split(",")
    .flatMap((part) => {
      const [first = NaN, last = first] = part
        .trim()
        .slice(2)
        .split("-")
        .map((it) => Number.parseInt(it, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join("");

/** A face's file with the weights and features that the console uses: about half the bytes of the package's. */
export const thin = ({ package: name, file, features, range }: Face): Promise<Buffer> =>
  subsetFont(readFileSync(new URL(import.meta.resolve(`${name}/files/${file}`))), charactersOf(range), {
    targetFormat: "woff2",
    keepFeatures: [...features],
    variationAxes: { wght: WEIGHTS },
  });

const ruleOf = ({ family, file, range }: Face) => `@font-face {
  font-family: "${family}";
  font-display: swap;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: url("./${file}") format("woff2");
  unicode-range: ${range.split(",").join(", ")};
}
`;

/** The style sheet of the faces. */
export const STYLES = `/* Written by \`pnpm --filter @backoffice/ui fonts\`. */\n${FACES.map(ruleOf).join("\n")}`;
