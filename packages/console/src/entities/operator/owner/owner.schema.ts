import { z } from "zod";

/** Whose something new is: an operator or brand, or, of an operator's own staff, also one of its brands (money §6). */
export const OWNER = {
  opId: z.string(),
  /** For a brand of the user's own operator. */
  forBrand: z.boolean(),
  brandId: z.string(),
};

export type Owner = { opId: string; forBrand: boolean; brandId: string };

/** The operator or brand that it will belong to; `""` while nobody is chosen. */
export const ownerOf = ({ opId, forBrand, brandId }: Owner): string => (forBrand ? brandId : opId);

/** The rule that somebody is chosen, with what is said while nobody is. */
export const owned =
  (noOperator = "Choose the operator or brand.", noBrand = "Choose the brand.") =>
  (draft: Owner, context: z.RefinementCtx) => {
    if (ownerOf(draft) === "")
      context.addIssue({
        code: "custom",
        path: [draft.forBrand ? "brandId" : "opId"],
        message: draft.forBrand ? noBrand : noOperator,
      });
  };
