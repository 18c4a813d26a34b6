import { operationRights, ROLES, rolesWith } from "@backoffice/mocks";
import { modules } from "../src/app/modules.ts";
import { rightsMatrix } from "../src/kit/session/rights-matrix.ts";

/** `pnpm rights`: which role may open which page and call what, as a table; `--json` as JSON. */
const pages = modules.flatMap((module) => module.pages);
const matrix = rightsMatrix({ pages, operations: operationRights(), rolesWith });

if (process.argv.includes("--json")) console.log(JSON.stringify({ roles: ROLES, ...matrix }, null, 2));
else
  for (const [name, rows] of Object.entries(matrix)) {
    const [wide, right] = [
      Math.max(...rows.map((row) => row.id.length)),
      Math.max(...rows.map((row) => row.permission.length)),
    ];
    const head = `${name.padEnd(wide)}  ${"right".padEnd(right)}  ${ROLES.join("  ")}`;
    const lines = rows.map(({ id, permission, roles }) => {
      const marks = ROLES.map((role) => (roles.includes(role) ? "yes" : "-").padEnd(role.length));
      return `${id.padEnd(wide)}  ${permission.padEnd(right)}  ${marks.join("  ")}`.trimEnd();
    });
    console.log([head, ...lines, ""].join("\n"));
  }
