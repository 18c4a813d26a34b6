import { globSync } from "node:fs";
import type { ReadShape } from "../../packages/api-client/src/read-shape.ts";
import { ROOT } from "../lib/root.ts";

const SHAPES = "packages/api-client/src/generated/shapes";

/** What the contract says of a read, and the package's door to it. Fails when there is no such read. */
export const shapeOf = async (read: string): Promise<{ shape: ReadShape; from: string }> => {
  for (const file of globSync(`${SHAPES}/*.ts`, { cwd: ROOT })) {
    const { [read]: shape } = (await import(ROOT + file)) as Record<string, ReadShape>;
    if (shape) return { shape, from: file.replace(SHAPES, "@backoffice/api-client/shapes").replace(".ts", "") };
  }
  throw new Error(`${read} is no read of the contract: packages/api-client/src/generated/shapes has all of them.`);
};
