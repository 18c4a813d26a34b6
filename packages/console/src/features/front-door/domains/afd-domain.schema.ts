import { z } from "zod";

/** Characters of a name or host name of front door (content §5, §9). */
const [LEAST, MOST] = [3, 25];

const text = z
  .string()
  .trim()
  .min(LEAST, `Use at least ${LEAST} characters.`)
  .max(MOST, `Use at most ${MOST} characters.`);

/** What is editable of a domain of front door (content §2). */
export const afdDomainSchema = z.object({ name: text, hostName: text });
