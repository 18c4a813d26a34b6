import { expect, test } from "vitest";
import tests from "../../playwright.config.ts";
import late from "../../playwright.late.config.ts";
import sweep from "../../playwright.sweep.config.ts";
import { testChromium } from "./chromium.ts";

test.each(Object.entries({ tests, late, sweep }))(
  "browser configuration %s: each project → the installed Chromium",
  (_, config) => {
    const { executablePath } = testChromium();
    const projects = config.projects ?? [];
    expect(projects.length).toBeGreaterThan(0);
    for (const project of projects) {
      const { launchOptions } = { ...config.use, ...project.use };
      expect(launchOptions?.args, project.name).toContain("--in-process-gpu");
      expect(launchOptions?.executablePath, project.name).toBe(executablePath);
    }
  },
);
