import { type DefaultTreeAdapterTypes as Tree, html as spec, parseFragment } from "parse5";

/** Allowed elements of a rich text, listed independently of the implementation. */
const ELEMENTS = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre hr br strong b em i u s del strike span div table thead tbody tfoot tr th td a img code main".split(
    " ",
  ),
);
const ATTRIBUTES = new Set(
  "a.href a.target a.rel a.title img.src img.alt img.title ol.start ol.type code.class th.colspan th.rowspan td.colspan td.rowspan".split(
    " ",
  ),
);
const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

const leadsToHarm = (address: string): boolean =>
  !URL.canParse(address, "https://here.invalid/") || !SCHEMES.has(new URL(address, "https://here.invalid/").protocol);
const isForeignPicture = (src: string): boolean => {
  if (!URL.canParse(src, "https://here.invalid/")) return true;
  const { origin, pathname, search } = new URL(src, "https://here.invalid/");
  return (
    origin !== "https://here.invalid" ||
    search !== "" ||
    /api\//i.test(pathname) ||
    !/\.(?:jpe?g|png|webp|svg)$/i.test(pathname)
  );
};

const harmIn = ({ tagName, namespaceURI, attrs }: Tree.Element): string[] => [
  ...(ELEMENTS.has(tagName) && namespaceURI === spec.NS.HTML ? [] : [`<${tagName}>`]),
  ...attrs.flatMap(({ name, value }) => {
    if (name === "data-pm-slice") return [];
    if (!ATTRIBUTES.has(`${tagName}.${name}`)) return [`${tagName} ${name}`];
    if (name === "href" && leadsToHarm(value)) return [`href ${value}`];
    return name === "src" && isForeignPicture(value) ? [`src ${value}`] : [];
  }),
];

/** Lists content of an HTML text that could run scripts, send requests or navigate, parsed with and without scripting. */
export const harmfulIn = (html: string): string[] => {
  const harmful = new Set<string>();
  for (const scriptingEnabled of [true, false]) {
    const open: Tree.ChildNode[] = [...parseFragment(html, { scriptingEnabled }).childNodes];
    for (let node = open.pop(); node; node = open.pop())
      if ("tagName" in node) {
        for (const harm of harmIn(node)) harmful.add(harm);
        open.push(...node.childNodes);
        if ("content" in node) harmful.add("a template");
      }
  }
  return [...harmful];
};
