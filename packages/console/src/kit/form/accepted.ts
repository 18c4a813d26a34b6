import { z } from "zod";

/** The rule of a box that must be ticked before something is sent (money §4); the message says what is confirmed by it. */
export const accepted = (message: string) => z.boolean().refine(Boolean, message);
