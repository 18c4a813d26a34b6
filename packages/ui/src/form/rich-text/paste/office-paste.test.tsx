import { describe, expect, it } from "vitest";
import { cleanHtml } from "../html/html-content.ts";
import { FROM_GOOGLE_DOCS, FROM_WORD, GOOGLE_DOCS, WORD } from "./office-fixtures.ts";
import { takenNote } from "../html/taken-note.ts";

const marker = (text: string) => `<span style="mso-list:Ignore">${text}<span style="font:7pt">&nbsp; </span></span>`;
const line = (list: string, text: string, dot = "·") => `<p style="mso-list:${list} lfo1">${marker(dot)}${text}</p>\n`;

describe("cleanHtml of pasted documents", () => {
  it("Word document → clean HTML", () => expect(cleanHtml(WORD)).toBe(FROM_WORD));
  it("Google Docs document → clean HTML", () => {
    // The editor drops the trailing break, which marks the end of the copied part.
    expect(cleanHtml(GOOGLE_DOCS.replace(/<br class.*/, ""))).toBe(FROM_GOOGLE_DOCS);
  });
});

describe("cleanHtml of Word lists", () => {
  it.each([
    [
      "first item at level 3 → flat list",
      line("l0 level3", "a") + line("l0 level1", "b"),
      "<ul><li><p>a</p></li><li><p>b</p></li></ul>",
    ],
    [
      "item two levels up → nested lists are closed",
      line("l0 level1", "a") + line("l0 level2", "b") + line("l0 level3", "c") + line("l0 level1", "d"),
      "<ul><li><p>a</p><ul><li><p>b</p><ul><li><p>c</p></li></ul></li></ul></li><li><p>d</p></li></ul>",
    ],
    [
      "bullets followed by numbers → two lists",
      line("l0 level1", "a") + line("l1 level1", "b", "1.") + line("l1 level1", "c", "2."),
      "<ul><li><p>a</p></li></ul><ol><li><p>b</p></li><li><p>c</p></li></ol>",
    ],
    [
      "letters as markers → ordered list",
      line("l0 level1", "a", "a)") + line("l0 level1", "b", "(b)"),
      "<ol><li><p>a</p></li><li><p>b</p></li></ol>",
    ],
    [
      "paragraph between items → two lists",
      `${line("l0 level1", "a")}<p>b</p>${line("l0 level1", "c")}`,
      "<ul><li><p>a</p></li></ul><p>b</p><ul><li><p>c</p></li></ul>",
    ],
    ["list “none” → paragraph", `<p style="mso-list:none">a</p>`, "<p>a</p>"],
  ])("%s", (_, html, clean) => expect(cleanHtml(html)).toBe(clean));

  it("hostile nesting → text is kept", () => {
    const deep = `${"<p style='mso-list:l0 level1'><div style='mso-list:l0 level2'><o:p>".repeat(300)}x`;
    expect(cleanHtml(deep)).toContain("x");
  });
});

describe("takenNote", () => {
  it.each([
    ["Word images, which are local files → counted as left out", WORD, "Removed from the pasted content: 1 picture."],
    ["Google Docs images → counted as left out", GOOGLE_DOCS, "Removed from the pasted content: 1 picture."],
    [
      "unsupported elements → counted by kind",
      `<img src=x><img src="https://example.com/a.png"><video></video><iframe></iframe><svg><a></a></svg><a href="javascript:1">x</a><form><input><select><option>x</select></form>`,
      "Removed from the pasted content: 1 drawing, 1 embedded page, 1 link, 1 video, 2 form fields, and 2 pictures.",
    ],
    [
      "nothing is left out → no note",
      `<h2 style="x">a</h2><p class="y"><a name="z">b</a></p><img src="/media/a.png">`,
      undefined,
    ],
  ])("%s", (_, html, note) => expect(takenNote({ html }, true)).toBe(note));

  it("files pasted → hint to use the gallery", () => {
    expect(takenNote("files", true)).toBe("Files cannot be inserted into a text. Choose pictures from the gallery.");
  });
});
