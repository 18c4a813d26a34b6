import { z } from "zod";

/** Validates a check box that must be ticked (money §4); the message says what it confirms. */
export const accepted = (message: string) => z.boolean().refine(Boolean, message);
