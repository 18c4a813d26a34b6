import { z } from "zod";

/** Shown when the server refuses without a message (money §8). */
export const USERNAME_REFUSED = { refused: "An error occurred while processing your request" };

/** Labels of the decision on a username, by wire value (content §4). */
export const USERNAME_STATUS = { PENDING: "Pending", APPROVE: "Approve", REJECT: "Reject" } as const;

/** The toasts of the decisions. */
export const USERNAME_SAID = {
  PENDING: "Username saved.",
  APPROVE: "Username approved.",
  REJECT: "Username rejected.",
} as const;

const PATTERN = /^[A-Za-z][A-Za-z0-9_-]{5,19}$/;
const INVALID =
  "Invalid username. Username must be unique, 6-20 characters long, cannot start with a number or underscore, and can only contain English letters, numbers, underscores (_), and hyphens (-)";

/**
 * Form schema of a username and its decision (content §5, ruling 27). `isBound` is whether the username rule applies to
 * the user, which it does except for super admins and admins; a rejected name is not sent, and not validated.
 */
export const usernameSchema = (isBound: boolean) =>
  z
    .object({
      username: z.string().max(200, "Use at most 200 characters."),
      status: z.string().min(1, "Username status cannot be empty."),
      note: z.string().trim().max(200, "Use at most 200 characters."),
    })
    .superRefine(({ username, status, note }, context) => {
      if (isBound && status !== "REJECT" && username !== "" && !PATTERN.test(username))
        context.addIssue({ code: "custom", path: ["username"], message: INVALID });
      if (status === "REJECT" && note === "")
        context.addIssue({ code: "custom", path: ["note"], message: "Note for the player is required" });
    });
