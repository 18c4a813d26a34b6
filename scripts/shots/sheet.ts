import { escaped } from "./escaped.ts";
import type { Mode } from "./modes.ts";
import type { Entry } from "./read-stories.ts";

const STYLE = `
body { font: 13px/1.4 system-ui; margin: 16px; background: #ddd; }
section > div { display: grid; grid-template-columns: 3fr 3fr 1fr 1fr 3fr 3fr; gap: 4px; margin-block: 0 12px; align-items: start; }
img { width: 100%; background: #fff; } h2 { margin: 24px 0 4px; } h3 { margin: 4px 0; font-weight: 500; }`;

/** A page with all pictures of these stories, one line each, grouped by title. */
export const sheet = (stories: readonly Entry[], modes: readonly Mode[]): string => {
  const groups = Map.groupBy(stories, ({ title }) => title);
  const line = ({ id, name }: Entry) =>
    `<h3>${escaped(name)}</h3><div>${modes.map((mode) => `<a href="${id}.${mode.name}.png"><img loading="lazy" src="${id}.${mode.name}.png" alt="${escaped(name)}, ${mode.name}"></a>`).join("")}</div>`;
  const sections = [...groups].map(
    ([title, entries]) => `<section><h2>${escaped(title)}</h2>${entries.map(line).join("")}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>${sections.join("")}</html>`;
};
