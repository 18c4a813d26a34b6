import { describe, expect, it } from "vitest";
import { stageName } from "./freebet-stage.ts";

describe("the stage of a freebet (shell §4, §9)", () => {
  it.each([
    [1, "Prematch"],
    [2, "Live"],
    [3, "Prematch+Live"],
  ])("%d is %s", (stage, name) => expect(stageName(stage)).toBe(name));

  it("that is not known yet is shown as it came", () => expect(stageName(4)).toBe("4"));
});
