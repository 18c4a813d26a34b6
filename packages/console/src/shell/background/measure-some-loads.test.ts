import { createMemoryHistory } from "history";
import { afterEach, expect, it, vi } from "vitest";
import { measure } from "../client-reports/measure.ts";
import { measureSomeLoads } from "./measure-some-loads.ts";

vi.mock("../client-reports/measure.ts", () => ({ measure: vi.fn() }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.mocked(measure).mockClear();
});

it.each([
  ["build, one of ten", true, false, 0.099, 1],
  ["build, one of the other nine", true, false, 0.1, 0],
  ["build, browser driven by a program", true, true, 0, 0],
  ["development", false, false, 0, 0],
])("load of a %s → measured or not", async (_, isBuild, webdriver, drawn, times) => {
  vi.stubEnv("PROD", isBuild);
  vi.stubGlobal("navigator", { webdriver });
  vi.spyOn(Math, "random").mockReturnValue(drawn);
  measureSomeLoads(createMemoryHistory(), { panels: new Map() });
  // The module is in this file already: it is there after a turn.
  await import("../client-reports/measure.ts");
  expect(measure).toHaveBeenCalledTimes(times);
});
