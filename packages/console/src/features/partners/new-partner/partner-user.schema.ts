import { z } from "zod";
import { newPassword } from "#kit/form/password.ts";

const LENGTH = "Use 3 to 15 characters.";

/** The user of a partner, with the documented sentences (money §5, §8). */
export const partnerUserSchema = z.object({
  email: z.string().trim().max(254, "Use at most 254 characters.").pipe(z.email("Invalid email address.")),
  nickname: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9 ]*$/, "Invalid nickname, special characters are not allowed in nickname.")
    .min(3, LENGTH)
    .max(15, LENGTH),
  password: newPassword,
  role: z.literal("PARTNER", "Role is required. Make sure to select a role for this user."),
  partnerCmsAllowed: z.boolean(),
  isHidden: z.boolean(),
  roundReportNumbers: z.boolean(),
  language: z.string(),
  timezone: z.string(),
  playerSubInfoType: z.enum(["username", "email", "playerId"]),
});

/** The documented defaults: English, UTC, usernames (money §3, §9). */
export const NEW_USER: z.input<typeof partnerUserSchema> = {
  email: "",
  nickname: "",
  password: "",
  role: "PARTNER",
  partnerCmsAllowed: false,
  isHidden: false,
  roundReportNumbers: false,
  language: "en",
  timezone: "UTC",
  playerSubInfoType: "username",
};

/** Last step: a new user, or an existing one whose permissions are recreated (money §2). */
export const userStepSchema = z
  .object({
    recreates: z.boolean(),
    email: z.string(),
    nickname: z.string(),
    password: z.string(),
    role: z.string(),
    partnerCmsAllowed: z.boolean(),
    isHidden: z.boolean(),
    roundReportNumbers: z.boolean(),
    language: z.string(),
    timezone: z.string(),
    playerSubInfoType: z.string(),
  })
  .transform(({ recreates, ...values }, context) => {
    if (recreates) return { recreates };
    const user = partnerUserSchema.safeParse(values);
    if (user.success) return { recreates, ...user.data };
    for (const { path, message } of user.error.issues) context.addIssue({ code: "custom", path, message });
    return z.NEVER;
  });

/** User code of a partner user; the limit of 3 to 15 characters does not apply (ruling 35). */
export const userCodeOf = ({ opId, partnerId }: { opId: string; partnerId: string }) => `${opId}-${partnerId}`;
