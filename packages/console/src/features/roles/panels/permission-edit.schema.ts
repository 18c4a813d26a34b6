import { z } from "zod";
import type { Role } from "#kit/session/session.ts";

const list = () => z.array(z.string()).readonly();
const FULL = "The tags are too long.";

/** Form schema of a permission with its comma-separated lists as arrays (content §3, §5). */
export const permissionSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Enter the key.")
    .max(80, "Use at most 80 characters.")
    .regex(/^([a-z][a-z0-9]*(_[a-z0-9]+)*)?$/, "Use lowercase letters, digits and underscores."),
  desc: z.string().trim().min(1, "Enter a description.").max(300, "Use at most 300 characters."),
  tags: list()
    .refine((tags) => tags.length > 0, "Add at least one tag.")
    .refine((tags) => tags.join(", ").length <= 300, FULL),
  allowedRoles: z
    .array(z.custom<Role>())
    .readonly()
    .refine((roles) => roles.length > 0, "Choose at least one role."),
  requiredMenuItems: list().refine((items) => items.join(", ").length <= 600, FULL),
});
