import { z } from "zod";

/** New channel (money §5); the form requires the partner where the role needs one. */
export const channelSchema = z
  .object({
    description: z.string().trim().min(1, "Enter the description.").max(200, "Use at most 200 characters."),
    opId: z.string().min(1, "Choose the operator or brand."),
    isPartner: z.boolean(),
    partnerId: z.string(),
    domain: z.string().min(1, "Choose the domain."),
  })
  .superRefine(({ isPartner, partnerId }, context) => {
    if (isPartner && !partnerId)
      context.addIssue({ code: "custom", path: ["partnerId"], message: "Choose the partner of the channel." });
  });
