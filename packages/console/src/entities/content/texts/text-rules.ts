import { addressRule, createCmsBlock, isAddress, type AddressScheme } from "@backoffice/api-client";

/** Texts of a language, by their wire names. */
export type TextName =
  | "title"
  | "subtitle"
  | "text"
  | "buttonText"
  | "url"
  | "imagePath"
  | "mobileImagePath"
  | "altText";

/** Editor of a text: single line, URL, image path, or rich text. */
type TextRule = {
  label: string;
  max: number;
  as: "line" | "address" | "picture" | "rich";
  /** Of an address: what it may start with. */
  schemes?: readonly AddressScheme[];
  help?: string;
};

/** The blocks' schemes: entries have the same. */
const { addresses } = createCmsBlock.operation;
/** Schemes of a link's target. */
export const LINK_SCHEMES = addresses["body.dto.content.*.url"];
const PICTURE_SCHEMES = addresses["body.dto.content.*.imagePath"];

/** Contract limits and labels of each text. */
export const TEXT_RULES: Readonly<Record<TextName, TextRule>> = {
  title: { label: "Title", max: 200, as: "line" },
  subtitle: { label: "Subtitle", max: 300, as: "line" },
  text: { label: "Text", max: 50_000, as: "rich" },
  buttonText: { label: "Button label", max: 60, as: "line" },
  url: {
    label: "Link",
    max: 500,
    as: "address",
    schemes: LINK_SCHEMES,
    help: "A path of the site (/games), an anchor (#top) or an https address.",
  },
  imagePath: { label: "Picture", max: 300, as: "picture", schemes: PICTURE_SCHEMES },
  mobileImagePath: { label: "Picture on narrow screens", max: 300, as: "picture", schemes: PICTURE_SCHEMES },
  altText: { label: "Picture description", max: 200, as: "line", help: "Alternative text for screen readers." },
};

/** Error of a text that is not empty. */
export const textProblem = (name: TextName, text: string): string | undefined => {
  const { max, schemes } = TEXT_RULES[name];
  if (text.length > max) return `Use at most ${max} characters.`;
  return schemes && !isAddress(text, schemes) ? addressRule(schemes) : undefined;
};

/** Texts of a kind in form order, each required or optional per language. */
export type TextNeeds = Readonly<Partial<Record<TextName, "required" | "optional">>>;

/** Names of a kind's texts, in order. */
export const textNames = (needs: TextNeeds): TextName[] => Object.keys(needs) as TextName[];

/** Form name of a text. Not `url` as on the wire, since draft storage excludes fields with that name. */
export const fieldOf = (name: TextName): string => (name === "url" ? "link" : name);
