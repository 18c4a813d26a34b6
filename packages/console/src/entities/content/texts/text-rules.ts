/** What is written in each language, by its name on the wire. */
export type TextName =
  | "title"
  | "subtitle"
  | "text"
  | "buttonText"
  | "url"
  | "imagePath"
  | "mobileImagePath"
  | "altText";

/** How one of them is written: on a line, as an address, as the path of a picture, or as a text with headings and lists. */
type TextRule = { label: string; max: number; as: "line" | "address" | "picture" | "rich"; help?: string };

/** What the contract says of each, with the words for it. */
export const TEXT_RULES: Readonly<Record<TextName, TextRule>> = {
  title: { label: "Title", max: 200, as: "line" },
  subtitle: { label: "Subtitle", max: 300, as: "line" },
  text: { label: "Text", max: 50_000, as: "rich" },
  buttonText: { label: "Button label", max: 60, as: "line" },
  url: {
    label: "Link",
    max: 500,
    as: "address",
    help: "A path of the site (/games), an anchor (#top) or an https address.",
  },
  imagePath: { label: "Picture", max: 300, as: "picture" },
  mobileImagePath: { label: "Picture on narrow screens", max: 300, as: "picture" },
  altText: { label: "Picture description", max: 200, as: "line", help: "Alternative text for screen readers." },
};

/** Which texts something has, in the order of its form, and which of them a language cannot do without. */
export type TextNeeds = Readonly<Partial<Record<TextName, "required" | "optional">>>;

/** The names of the texts that something has, in their order. */
export const textNames = (needs: TextNeeds): TextName[] => Object.keys(needs) as TextName[];

/**
 * What a form calls a text. Not `url`, as on the wire: what holds a field of that name is left out of what is kept while
 * somebody types.
 */
export const fieldOf = (name: TextName): string => (name === "url" ? "link" : name);
