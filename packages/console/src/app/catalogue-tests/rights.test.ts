import { rolesWith, ROLES } from "@backoffice/mocks";
import { expect, it } from "vitest";
import { rightsMatrix } from "#kit/session/rights-matrix.ts";
import { modules } from "../modules.ts";

const { pages } = rightsMatrix({ pages: modules.flatMap((module) => module.pages), operations: [], rolesWith });

it("lets the same roles open the same pages as when somebody last looked", async () => {
  const lines = pages.map(
    ({ id, permission, roles }) =>
      `${id.padEnd(48)} ${permission.padEnd(28)} ${roles.length === ROLES.length ? "everybody" : roles.join(" ")}`,
  );
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("rights.snap.txt");
});
