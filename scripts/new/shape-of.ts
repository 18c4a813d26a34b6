import { globSync } from "node:fs";
import type { ReadShape } from "../../packages/api-client/src/read-shape.ts";
import { ROOT } from "../lib/root.ts";

const SHAPES = "packages/api-client/src/generated/shapes";

const files = async () =>
  Promise.all(
    globSync(`${SHAPES}/*.ts`, { cwd: ROOT }).map(async (file) => ({
      file,
      shapes: (await import(ROOT + file)) as Record<string, ReadShape>,
    })),
  );

/** The shape of a read and the package that exports it. Throws if there is no such read. */
export const shapeOf = async (read: string): Promise<{ shape: ReadShape; from: string }> => {
  for (const { file, shapes } of await files()) {
    const shape = shapes[read];
    if (shape) return { shape, from: file.replace(SHAPES, "@backoffice/api-client/shapes").replace(".ts", "") };
  }
  throw new Error(`${read} is no read of the contract: packages/api-client/src/generated/shapes has all of them.`);
};

/** Parameter names of list filters: a panel over a list must not use the same name in the URL. */
export const filterNames = async (): Promise<ReadonlySet<string>> => {
  const lists = (await files()).flatMap(({ shapes }) => Object.values(shapes)).filter((it) => it.total !== undefined);
  return new Set(lists.flatMap(({ input }) => input.flatMap(({ name, required }) => (required ? [] : name))));
};
