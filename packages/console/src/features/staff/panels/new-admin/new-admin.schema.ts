import { z } from "zod";
import { newPassword } from "#kit/form/password.ts";
import { LENGTH, nickname } from "../../nickname.ts";
import { isPlatformRole, type AssignableRole } from "../../staff.ts";

/** Form schema of a new admin (shell §5). */
export const newAdminSchema = z
  .object({
    email: z.string().trim().max(254, "Use at most 254 characters.").pipe(z.email("Invalid email address")),
    password: newPassword,
    nickname,
    userCode: z
      .string()
      .trim()
      .refine((code) => code === "" || (code.length >= 3 && code.length <= 15), LENGTH),
    role: z
      .string()
      .min(1, "Role is required. Make sure to select a role for this user")
      .transform((role) => role as AssignableRole),
    opId: z.string(),
    isHidden: z.boolean(),
    roundReportNumbers: z.boolean(),
    language: z.string(),
    timezone: z.string(),
    playerSubInfoType: z.enum(["username", "email", "playerId"]),
  })
  .superRefine(({ role, opId }, context) => {
    if (!isPlatformRole(role) && !opId)
      context.addIssue({ code: "custom", path: ["opId"], message: "Choose the user's operator or brand." });
  });
