import { expect, test } from "vitest";
import { LOOK, look, playedScene } from "./look.ts";

const scene = { args: { at: "/banks" }, tags: ["browser"], play: () => undefined };

test("look: scene with a play function → drawn without it, tagged as a look; tests play the scene itself", () => {
  const shown = look(scene, { name: "Any bank", loads: true });
  expect(shown).toEqual({
    name: "Any bank",
    args: { at: "/banks" },
    tags: [LOOK],
    parameters: { look: { loads: true } },
  });
  expect(playedScene(shown)).toBe(scene);
});

test("look that plays: keeps its play function, and no check waits for it to be drawn", () => {
  const shown = look(scene, { plays: true });
  expect(shown).toEqual({ ...scene, tags: [LOOK] });
});

test("scene that is not a look: played unchanged", () => {
  expect(playedScene(scene)).toBe(scene);
});
