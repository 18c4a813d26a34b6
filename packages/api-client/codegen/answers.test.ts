import fc from "fast-check";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { replies } from "../src/generated/validators/index.ts";
import { validationErrors } from "../src/answers/validate.ts";
import type { Validators } from "../src/validators.ts";
import type { Bundle } from "./bundle/bundle.ts";
import { bundleContract } from "./bundle/bundle-contract.ts";
import { operationsOf, type Operation } from "./operations.ts";
import { withoutRefusals } from "./without-refusals.ts";
import { arbitraryOf, schemaAt } from "./arbitrary-of.ts";

const contract = join(fileURLToPath(new URL("../../../", import.meta.url)), "openapi/openapi.yaml");
const ANSWERS = 100;

let api: Bundle["document"];
let answered: (Operation & { reply: string })[] = [];
let validators: Record<string, Validators>;
beforeAll(async () => {
  api = withoutRefusals((await bundleContract(contract)).document);
  answered = operationsOf(api).flatMap(({ reply, ...it }) => (reply ? [{ ...it, reply }] : []));
  const tags = [...new Set(answered.map((one) => one.tag))];
  validators = Object.fromEntries(await Promise.all(tags.map(async (tag) => [tag, await replies[tag]!()] as const)));
});

test(`validators: ${ANSWERS} generated responses of each operation → accepted`, () => {
  const invalid: string[] = [];
  for (const { id, tag, reply } of answered) {
    const answers = fc.sample(arbitraryOf(api, schemaAt(api, reply)), { numRuns: ANSWERS, seed: 20_261_120 });
    expect(answers).toHaveLength(ANSWERS);
    // A missing validator, or one that checks nothing, would accept everything.
    expect(validationErrors(validators[tag]![id], { ...(answers[0] as object), success: "yes" }), id).not.toEqual([]);
    for (const answer of answers) {
      const wrong = validationErrors(validators[tag]![id], answer);
      if (wrong.length > 0) invalid.push(`${id}: ${wrong.join("; ")}`);
    }
  }
  expect(answered.length).toBeGreaterThan(390);
  expect(invalid).toEqual([]);
});
