import { expect, it } from "vitest";
import { visibleText } from "./visible-text.ts";

it.each([
  ["invoice\u202Egnp.exe", "invoice⟨U+202E⟩gnp.exe"],
  ["a\u2067b\u2069.png", "a⟨U+2067⟩b⟨U+2069⟩.png"],
  ["a\u200Bb\uFEFF.png", "a⟨U+200B⟩b⟨U+FEFF⟩.png"],
  ["a\tb\n.png\u0000", "a⟨U+0009⟩b⟨U+000A⟩.png⟨U+0000⟩"],
  ["\u200Ea\u200F\u061C", "⟨U+200E⟩a⟨U+200F⟩⟨U+061C⟩"],
  ["a\u2028b", "a⟨U+2028⟩b"],
])("visibleText: %j → %s", (text, shown) => expect(visibleText(text)).toBe(shown));

it.each(["logo.png", "فاتورة.png", "می\u200Cخواهم.pdf", "👩\u200D👩.png", "É ü.png", ""])(
  "visibleText: %s → unchanged",
  (text) => expect(visibleText(text)).toBe(text),
);
