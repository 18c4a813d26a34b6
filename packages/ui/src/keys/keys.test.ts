import { expect, it } from "vitest";
import { allowSingleKeys, KEYS, pressed } from "./keys.ts";
import { ariaChord, formatChord, spokenChord } from "./format-chord.ts";

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

it("pressed: key with exactly its modifiers → true", () => {
  expect(pressed(press("Enter", { ctrlKey: true }), KEYS.submit)).toBe(true);
  expect(pressed(press("Enter", { metaKey: true }), KEYS.submit)).toBe(true);
  expect(pressed(press("Enter"), KEYS.submit)).toBe(false);
  expect(pressed(press("Enter", { ctrlKey: true, altKey: true }), KEYS.submit)).toBe(false);
  expect(pressed(press("Enter", { ctrlKey: true }), KEYS.rowOpen)).toBe(false);
  expect(pressed(press(" ", { shiftKey: true }), KEYS.rowSelectTo)).toBe(true);
  expect(pressed(press(" "), KEYS.rowSelectTo)).toBe(false);
});

it("pressed: character typed with any modifier the layout needs → true", () => {
  expect(pressed(press("?", { shiftKey: true }), ["?"])).toBe(true);
  expect(pressed(press("+", { shiftKey: true }), KEYS.zoomIn)).toBe(true);
  expect(pressed(press("r"), KEYS.rotate)).toBe(true);
  expect(pressed({ nativeEvent: press("C", { metaKey: true }) }, KEYS.cellCopy)).toBe(true);
});

it("pressed: letter with Alt → found by what it types, or by its place on the keyboard", () => {
  const held = { altKey: true, shiftKey: true };
  // ⌥ on a Mac, and a Cyrillic layout.
  expect(pressed({ ...press("Ω", held), code: "KeyZ" }, ["Alt+Shift+Z"])).toBe(true);
  expect(pressed({ ...press("Я", held), code: "KeyZ" }, ["Alt+Shift+Z"])).toBe(true);
  // The key named Z of a German keyboard.
  expect(pressed({ ...press("Z", held), code: "KeyY" }, ["Alt+Shift+Z"])).toBe(true);
  expect(pressed({ ...press("X", held), code: "KeyX" }, ["Alt+Shift+Z"])).toBe(false);
  expect(pressed({ ...press("ż", { altKey: true }), code: "KeyZ" }, ["Alt+Shift+Z"])).toBe(false);
  expect(pressed({ ...press("ż", { altKey: true, ctrlKey: true }), code: "KeyZ" }, ["Alt+Shift+Z"])).toBe(false);
  expect(pressed({ ...press("Ф"), code: "KeyA" }, KEYS.approve)).toBe(false);
});

it("spokenChord, ariaChord: modifier keys → spelled out", () => {
  expect(spokenChord("Mod+Alt+Z")).toBe("Control+Alt+Z");
  expect(ariaChord("Mod+Alt+Z")).toBe("Control+Alt+Z");
});

it("formatChord: modifier and key names → keyboard symbols", () => {
  expect(formatChord("Mod+Enter").at(-1)).toBe("↵");
  expect(formatChord("Shift+ArrowUp")).toEqual(["⇧", "↑"]);
  expect(formatChord("+")).toEqual(["+"]);
});

it("single-key shortcuts: turned off → only chords with a modifier and named keys match", () => {
  allowSingleKeys(false);
  for (const keys of [KEYS.approve, KEYS.reject, KEYS.changeStatus, KEYS.zoomIn, ["/"], ["?"], ["J"], ["K"]])
    expect(pressed(press(keys[0]), keys)).toBe(false);
  expect(pressed(press("R", { shiftKey: true }), KEYS.rotateBack)).toBe(false);
  expect(pressed(press("Enter", { ctrlKey: true }), KEYS.submit)).toBe(true);
  expect(pressed(press(" "), KEYS.rowSelect)).toBe(true);
  allowSingleKeys(true);
  expect(pressed(press("a"), KEYS.approve)).toBe(true);
});
