import type { Content, Media } from "./contract.ts";

/** Media type parameters that describe the encoding, not the content. */
const OF_THE_WIRE = new Set(["charset", "boundary"]);

const essenceOf = (type: string) => type.split(";")[0]!.trim();
const parametersOf = (type: string) => type.split(";").slice(1);

/** Normalizes a media type: lower case, sorted parameters, without charset and boundary. */
export const mediaType = (written: string): string => {
  const parameters = parametersOf(written.toLowerCase())
    .map((it) => it.replaceAll(/[\s"]/g, ""))
    .filter((it) => it !== "" && !OF_THE_WIRE.has(it.split("=")[0]!));
  return [essenceOf(written).toLowerCase(), ...parameters.toSorted()].join(";");
};

/** Whether a normalized media type is JSON: `application/json`, `application/problem+json`, … */
export const isJsonType = (type: string): boolean => /[/+]json$/.test(essenceOf(type));

/** Whether a documented type covers a body's type: the same type, fewer parameters, a range (`image/*`) or any. */
export const covers = (documented: string, type: string): boolean => {
  const [essence, given] = [essenceOf(documented), essenceOf(type)];
  const isInside = essence === "*/*" || (essence.endsWith("/*") ? given.startsWith(essence.slice(0, -1)) : false);
  if (!isInside && essence !== given) return false;
  const has = new Set(parametersOf(type));
  return parametersOf(documented).every((it) => has.has(it));
};

/** The normalized media types of a list, such as that of a form's part: `image/png, image/jpeg`. */
export const mediaTypesIn = (list: string): string[] =>
  list
    .split(",")
    .map(mediaType)
    .filter((it) => it !== "");

const isRange = (type: string) => essenceOf(type).endsWith("/*");
/** Specificity: a type before a range, a range before any, then by number of parameters. */
const exactness = (type: string) =>
  (essenceOf(type) === "*/*" ? 0 : isRange(type) ? 100 : 200) + parametersOf(type).length;

/** The most specific documented media type for a body of this type. */
export const documentedMedia = (content: Content, type: string): readonly [string, Media] | undefined =>
  [...content]
    .filter(([documented]) => covers(documented, type))
    .toSorted(([one], [other]) => exactness(other) - exactness(one))[0];

/** The media type for JSON: stated explicitly, otherwise a range that includes it. */
export const jsonMedia = (content: Content): Media | undefined =>
  [...content].find(([type]) => isJsonType(type))?.[1] ?? documentedMedia(content, "application/json")?.[1];
