import { existsSync } from "node:fs";
import { test } from "@playwright/test";
import { ROOT } from "../scripts/lib/root.ts";

/** The build that the tests of a project need: its folder in the console, and the command that writes it. */
export type Build = { folder: string; command: string };

test("build: index.html exists", ({}, { project }) => {
  const { folder, command } = project.metadata as Build;
  if (!existsSync(`${ROOT}packages/console/${folder}/index.html`))
    throw new Error(`There is no build in packages/console/${folder}: run ${command} first.`);
});
