import { SEVERITIES } from "../marks/mark.ts";
import { sumOf, whereOf, type ReportLook } from "./notes-report.ts";

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${String(sign.codePointAt(0))};`);

const STYLE = `
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; font: 15px/1.5 system-ui, sans-serif; color-scheme: light dark }
figure { position: relative; margin: 1rem 0; border: 1px solid #8886; line-height: 0 }
img { width: 100%; height: auto }
h3 { margin-top: 3rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0 }
dt { opacity: .7 }
dd { margin: 0; overflow-wrap: anywhere }
.pin { position: absolute; width: 1.6rem; margin: -.8rem; border-radius: 50%; background: #b91c1c; color: #fff; font: 600 .85rem/1.6rem system-ui; text-align: center; box-shadow: 0 0 0 2px #fff }
li { margin: .4rem 0; white-space: pre-line }`;

/** A picture, and the size of the window that it shows, in CSS pixels. */
export type ReportPicture = { url: string; width: number; height: number };

const figureOf = ({ look, notes }: ReportLook, { url, width, height }: ReportPicture) => {
  const pins = notes.flatMap(({ pin }, index) =>
    pin
      ? [
          `<span class="pin" style="left:${String((pin.x / width) * 100)}%;top:${String((pin.y / height) * 100)}%">${String(index + 1)}</span>`,
        ]
      : [],
  );
  return `<figure><img src="${url}" alt="${escaped(`${look.title}: ${look.name}`)}">${pins.join("")}</figure>`;
};

const lookOf = (its: ReportLook, picture: ReportPicture | undefined) => {
  const { look, facts, link, notes } = its;
  return `<h3>${escaped(look.title)}: ${escaped(look.name)}</h3>
<dl><dt>Opens at</dt><dd><a href="${escaped(link)}">${escaped(link)}</a></dd>
<dt>Panel</dt><dd>${escaped(facts.width)}, for ${escaped(facts.roles.join(", "))}</dd>
${facts.source === undefined ? "" : `<dt>Source</dt><dd><code>${escaped(facts.source)}</code></dd>`}</dl>
${picture ? figureOf(its, picture) : ""}
<ol>${notes
    .map(
      (note) =>
        `<li><strong>${SEVERITIES[note.severity]}</strong>, ${escaped(whereOf(note))}: ${escaped(note.text)}</li>`,
    )
    .join("\n")}</ol>`;
};

/** The notes of a review as one HTML file, with the pictures of their looks by id. */
export const reportHtml = (
  report: ReadonlyMap<string, readonly ReportLook[]>,
  day: string,
  pictures: ReadonlyMap<string, ReportPicture>,
): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Review of ${day}</title><style>${STYLE}</style>
<h1>Review of ${day}</h1><p>${escaped(sumOf(report))}</p>
${[...report]
  .map(
    ([area, looks]) =>
      `<h2>${escaped(area)}</h2>\n${looks.map((it) => lookOf(it, pictures.get(it.look.id))).join("\n")}`,
  )
  .join("\n")}
</html>
`;
