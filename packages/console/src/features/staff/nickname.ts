import { z } from "zod";

/** Length of a nickname and of a user code (shell §9). */
export const LENGTH = "Use 3 to 15 characters.";

/** A nickname of staff (shell §5, §9). */
export const nickname = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9 ]*$/, "Invalid nickname, special characters are not allowed in nickname")
  .min(3, LENGTH)
  .max(15, LENGTH);
