import { describe, expect, it } from "vitest";
import { stageName } from "./freebet-stage.ts";

describe("freebet stage (shell §4, §9)", () => {
  it.each([
    [1, "Prematch"],
    [2, "Live"],
    [3, "Prematch+Live"],
  ])("%d → %s", (stage, name) => expect(stageName(stage)).toBe(name));

  it("unknown stage → shown as received", () => expect(stageName(4)).toBe("4"));
});
