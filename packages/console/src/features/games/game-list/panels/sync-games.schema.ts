import { z } from "zod";

/** Which aggregators are asked. */
export const syncGamesSchema = z.object({
  imoon: z.boolean(),
  "Soft Gamings": z.boolean(),
  "Creed Roomz": z.boolean(),
  SoftSwiss: z.boolean(),
});
