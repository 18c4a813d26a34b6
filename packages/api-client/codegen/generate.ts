import { fileURLToPath } from "node:url";
import { generate } from "./steps.ts";

/** `pnpm generate`: rewrites src/generated from the contract. */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const start = performance.now();
const files = await generate({
  contract: `${root}openapi/openapi.yaml`,
  out: `${root}packages/api-client/src/generated`,
});
console.log(
  `${files.length} files generated from the contract in ${((performance.now() - start) / 1000).toFixed(1)} s`,
);
