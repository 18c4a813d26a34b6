import { escaped } from "../escaped.ts";
import type { Entry } from "../read-stories.ts";

export type Difference = {
  look: Entry;
  mode: string;
  /** Number of differing pixels. */
  pixels: number;
  /** Picture files next to the page. */
  before: string;
  after: string;
  difference: string;
};

type Comparison = {
  rev: string;
  differences: readonly Difference[];
  added: readonly Entry[];
  removed: readonly Entry[];
  /** Number of stories in both. */
  compared: number;
};

const STYLE = `
body { font: 14px/1.5 system-ui; margin: 24px; background: #f2f2f2; color: #111; }
section > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px; }
figure { margin: 0; } figcaption { color: #555; } img { width: 100%; background: #fff; border: 1px solid #ccc; }
h2 { margin: 32px 0 4px; font-size: 18px; } h3 { margin: 12px 0 4px; font-size: 14px; font-weight: 500; }`;

const figure = (name: string, file: string, look: string) =>
  `<figure><figcaption>${name}</figcaption><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt="${escaped(look)}, ${name.toLowerCase()}"></a></figure>`;

const row = ({ look, mode, pixels, before, after, difference }: Difference) =>
  `<h3>${escaped(look.name)}, ${mode}: ${pixels.toLocaleString("en")} pixels</h3><div>${figure("Before", before, look.name)}${figure("After", after, look.name)}${figure("Difference", difference, look.name)}</div>`;

const list = (heading: string, looks: readonly Entry[]) =>
  looks.length === 0
    ? ""
    : `<h2>${heading}</h2><ul>${looks.map(({ title, name }) => `<li>${escaped(title)}: ${escaped(name)}</li>`).join("")}</ul>`;

/** A page with before, after and difference of each differing story, then new and removed stories. */
export const comparisonPage = ({ rev, differences, added, removed, compared }: Comparison): string => {
  const sections = [...Map.groupBy(differences, ({ look }) => look.title)].map(
    ([title, members]) => `<section><h2>${escaped(title)}</h2>${members.map(row).join("")}</section>`,
  );
  const summary = `${compared} looks compared, ${differences.length === 0 ? "no differences" : `${differences.length} ${differences.length === 1 ? "difference" : "differences"}`}.`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changes since ${escaped(rev)}</title><style>${STYLE}</style><h1>Changes since ${escaped(rev)}</h1><p>${summary}</p>${sections.join("")}${list("New looks", added)}${list("Removed looks", removed)}</html>`;
};
