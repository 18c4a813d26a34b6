/** Characters that XML cannot hold. */
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A picture is one moment: what moves stands at its end. */
const STILL = "*, *::before, *::after { animation: none !important; transition: none !important }";

const asDataUrl = async (url: string): Promise<string> => {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(new Error(`Could not read ${url}`)));
    reader.readAsDataURL(blob);
  });
};

/** The rules of a document's style sheets, with the fonts that it has loaded inside them. */
const stylesOf = async (source: Document): Promise<string> => {
  const loaded = new Set(
    [...source.fonts].filter(({ status }) => status === "loaded").map(({ unicodeRange }) => unicodeRange),
  );
  const rules = [...source.styleSheets, ...source.adoptedStyleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? source.baseURI })),
  );
  const texts = rules.map(async ({ rule, base }) => {
    if (!rule.cssText.startsWith("@font-face")) return rule.cssText;
    const range = (rule as CSSFontFaceRule).style.getPropertyValue("unicode-range");
    const file = /url\("?([^")]+)/.exec(rule.cssText)?.[1];
    if (file === undefined || !loaded.has(range)) return "";
    return rule.cssText.replace(file, await asDataUrl(new URL(file, base).href));
  });
  const all = [...(await Promise.all(texts)), STILL].join("\n");
  // A picture has no pointer, and a window of its own: the conditions are those of the drawn window.
  return all.replaceAll(/@media ([^{]+)/g, (_, condition: string) =>
    source.defaultView?.matchMedia(condition).matches ? "@media all" : "@media not all",
  );
};

/** User input is not part of the markup. */
const keepValues = (from: Document, to: Element) => {
  const copies = to.querySelectorAll("input, textarea, option");
  for (const [index, it] of [...from.querySelectorAll("input, textarea, option")].entries()) {
    const copy = copies[index];
    if (it.localName === "textarea") copy!.textContent = (it as HTMLTextAreaElement).value;
    else if (it.localName === "option") copy?.toggleAttribute("selected", (it as HTMLOptionElement).selected);
    else {
      copy?.setAttribute("value", (it as HTMLInputElement).value);
      copy?.toggleAttribute("checked", (it as HTMLInputElement).checked);
    }
  }
};

const keepPictures = (copy: Element) =>
  Promise.all(
    [...copy.querySelectorAll("img")].map(async (img) => {
      img.setAttribute("src", await asDataUrl(img.src).catch(() => ""));
      img.removeAttribute("srcset");
      img.removeAttribute("loading");
    }),
  );

/** Draws a document as it stands in a window of this size; returns the URL of a PNG. */
export const drawDocument = async (source: Document, width: number, height: number): Promise<string> => {
  const root = source.documentElement;
  const copy = root.cloneNode(true) as HTMLElement;
  keepValues(source, copy);
  for (const it of copy.querySelectorAll("script, link, meta, style, iframe, template")) it.remove();
  const style = source.createElement("style");
  style.textContent = await stylesOf(source);
  copy.prepend(style);
  await keepPictures(copy);
  const svg = source.createElementNS("http://www.w3.org/2000/svg", "svg");
  // In the picture the svg is the root, which themes and tokens are written for.
  for (const { name, value } of root.attributes) svg.setAttribute(name, value);
  // The background of a body fills its window; of one inside a picture, only its own box.
  svg.style.background = getComputedStyle(source.body).backgroundColor;
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  const content = source.createElementNS(svg.namespaceURI, "foreignObject");
  content.setAttribute("width", "100%");
  content.setAttribute("height", "100%");
  content.append(copy);
  svg.append(content);
  const text = new XMLSerializer().serializeToString(svg).replaceAll(NOT_XML, "");
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL("image/png");
};
