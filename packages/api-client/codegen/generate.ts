import { fileURLToPath } from "node:url";
import { bundleContract } from "./bundle/bundle-contract.ts";
import { generate } from "./steps.ts";

/** `pnpm generate`: rewrites src/generated from the contract. */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const start = performance.now();
const { document } = await bundleContract(`${root}openapi/openapi.yaml`);
const files = await generate({
  contract: document,
  out: `${root}packages/api-client/src/generated`,
});
console.log(
  `${files.length} files generated from the contract in ${((performance.now() - start) / 1000).toFixed(1)} s`,
);
