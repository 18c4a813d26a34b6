import { z } from "zod";

/** Length limits of a Front Door name or host name (content §5, §9). */
const [LEAST, MOST] = [3, 25];

const text = z
  .string()
  .trim()
  .min(LEAST, `Use at least ${LEAST} characters.`)
  .max(MOST, `Use at most ${MOST} characters.`);

/** Editable fields of a Front Door domain (content §2). */
export const afdDomainSchema = z.object({ name: text, hostName: text });
