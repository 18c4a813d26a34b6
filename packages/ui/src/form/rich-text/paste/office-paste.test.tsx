import { describe, expect, it } from "vitest";
import { cleanHtml } from "../html/html-content.ts";
import { FROM_GOOGLE_DOCS, FROM_WORD, GOOGLE_DOCS, WORD } from "./office-fixtures.ts";
import { takenNote } from "../html/taken-note.ts";

const marker = (text: string) => `<span style="mso-list:Ignore">${text}<span style="font:7pt">&nbsp; </span></span>`;
const line = (list: string, text: string, dot = "·") => `<p style="mso-list:${list} lfo1">${marker(dot)}${text}</p>\n`;

describe("what is pasted comes out clean", () => {
  it("from Word", () => expect(cleanHtml(WORD)).toBe(FROM_WORD));
  it("from Google Docs", () => {
    // The editor leaves out the break behind it, which says where the copied part ends.
    expect(cleanHtml(GOOGLE_DOCS.replace(/<br class.*/, ""))).toBe(FROM_GOOGLE_DOCS);
  });
});

describe("the lists of Word", () => {
  it.each([
    ["begin deep", line("l0 level3", "a") + line("l0 level1", "b"), "<ul><li><p>a</p></li><li><p>b</p></li></ul>"],
    [
      "come back by two levels",
      line("l0 level1", "a") + line("l0 level2", "b") + line("l0 level3", "c") + line("l0 level1", "d"),
      "<ul><li><p>a</p><ul><li><p>b</p><ul><li><p>c</p></li></ul></li></ul></li><li><p>d</p></li></ul>",
    ],
    [
      "change from dots to numbers",
      line("l0 level1", "a") + line("l1 level1", "b", "1.") + line("l1 level1", "c", "2."),
      "<ul><li><p>a</p></li></ul><ol><li><p>b</p></li><li><p>c</p></li></ol>",
    ],
    [
      "are counted by letters",
      line("l0 level1", "a", "a)") + line("l0 level1", "b", "(b)"),
      "<ol><li><p>a</p></li><li><p>b</p></li></ol>",
    ],
    [
      "end at a paragraph",
      `${line("l0 level1", "a")}<p>b</p>${line("l0 level1", "c")}`,
      "<ul><li><p>a</p></li></ul><p>b</p><ul><li><p>c</p></li></ul>",
    ],
    ["are none", `<p style="mso-list:none">a</p>`, "<p>a</p>"],
  ])("%s", (_, html, clean) => expect(cleanHtml(html)).toBe(clean));

  it("may be nested by somebody who means harm", () => {
    const deep = `${"<p style='mso-list:l0 level1'><div style='mso-list:l0 level2'><o:p>".repeat(300)}x`;
    expect(cleanHtml(deep)).toContain("x");
  });
});

describe("what a writer is told of it", () => {
  it.each([
    ["pictures of Word, which are files of another computer", WORD, "Left out of what was pasted: 1 picture."],
    ["pictures of Google Docs", GOOGLE_DOCS, "Left out of what was pasted: 1 picture."],
    [
      "whatever else cannot be kept",
      `<img src=x><img src="https://example.com/a.png"><video></video><iframe></iframe><svg><a></a></svg><a href="javascript:1">x</a><form><input><select><option>x</select></form>`,
      "Left out of what was pasted: 1 drawing, 1 embedded page, 1 link, 1 video, 2 form fields, and 2 pictures.",
    ],
    [
      "nothing where nothing is lost",
      `<h2 style="x">a</h2><p class="y"><a name="z">b</a></p><img src="/media/a.png">`,
      undefined,
    ],
  ])("%s", (_, html, note) => expect(takenNote({ html }, true)).toBe(note));

  it("where pictures come from, when files are pasted", () => {
    expect(takenNote("files", true)).toBe("Files cannot be put into a text; choose pictures from the gallery.");
  });
});
