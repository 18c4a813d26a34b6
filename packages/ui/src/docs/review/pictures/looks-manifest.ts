import { z } from "zod";

const manifestSchema = z.object({
  version: z.literal(1),
  /** Short hash of the commit that was drawn, with "+" after it if files were changed. */
  commit: z.string(),
  /** Hashes of each look's pictures by mode, by story id. */
  looks: z.record(z.string(), z.record(z.string(), z.string())),
  /** Whether the server draws pictures that are missing when they are asked for. */
  drawing: z.boolean().optional(),
});

/** Hashes of the pictures of all looks, drawn with a built Storybook, or by a running one as they are looked at. */
export type LooksManifest = z.infer<typeof manifestSchema>;

/** Parses a manifest; undefined if there is none, as a server may answer a missing file with a page. */
export const parseManifest = (given: unknown): LooksManifest | undefined => manifestSchema.safeParse(given).data;
