import { z } from "zod";

/** Form schema: the selected aggregators. */
export const syncGamesSchema = z.object({
  imoon: z.boolean(),
  "Soft Gamings": z.boolean(),
  "Creed Roomz": z.boolean(),
  SoftSwiss: z.boolean(),
});
